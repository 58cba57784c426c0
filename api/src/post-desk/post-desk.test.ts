import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Article } from '@northgate/contracts/blog.js';
import type { Changed } from '@northgate/contracts/console/audit.js';
import type {
  PostDetail,
  PostFields,
  PostLines,
  ReviewPass,
  UploadedPicture,
} from '@northgate/contracts/console/posts.js';
import sharp from 'sharp';
import { onBothEngines, variablesOf } from '../testing/on-both-engines.js';
import { startApi, temporaryFolder, type RunningApi } from '../testing/start-api.js';

Logger.overrideLogger(false);

const deskKey = 'a key of this desk';

const fields = (more: Partial<PostFields> = {}): PostFields => ({
  title: 'A gate that counts',
  slug: 'a-gate-that-counts',
  excerpt: 'What a gate sees in a day.',
  tags: ['cctv'],
  region: 'india',
  date: '',
  ask: [],
  markdown: '## Morning\n\nIt opens.',
  ...more,
});

onBothEngines('posts at the desk', (locate) => {
  let api: RunningApi;
  beforeAll(async () => {
    const place = variablesOf(await locate());
    api = await startApi({ DESK_KEY: deskKey, POSTS_DIR: temporaryFolder(), ...place });
  }, 60_000);
  afterAll(() => api.close());

  const ask = async <T>(method: string, path: string, body?: unknown, person = 'Zoë') => {
    const response = await fetch(`${api.url}/desk/posts${path}`, {
      method,
      headers: {
        'x-desk-key': deskKey,
        'x-desk-person': encodeURIComponent(person),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, data: (await response.json()) as T };
  };
  const change = async (method: string, path: string, body?: unknown, person?: string) => {
    const { status, data } = await ask<Changed<PostDetail, object | null>>(method, path, body, person);
    expect([method, path, status, status < 300 ? '' : data]).toEqual([method, path, status, '']);
    return data;
  };
  const begin = async (more?: Partial<PostFields>) => (await change('POST', '', fields(more))).result;
  const publish = async ({ id, version, live }: PostDetail) =>
    (await change('POST', `/${id}/publish`, { version, live: live?.hash ?? '' })).result;
  const read = async (slug: string) => {
    const response = await fetch(`${api.url}/api/blog/${slug}`);
    return response.ok ? ((await response.json()) as Article).content : response.status;
  };

  it('keeps a draft to itself, publishes it, and takes it off the site', async () => {
    const draft = await begin();
    expect(draft).toMatchObject({ state: 'draft', version: 1, savedBy: 'Zoë', live: null });
    expect(await read('a-gate-that-counts')).toBe(404);
    const out = await publish(draft);
    expect(out).toMatchObject({ state: 'published', changed: false, live: { slug: 'a-gate-that-counts' } });
    expect(await read('a-gate-that-counts')).toContain('It opens.');
    const edited = await change('PUT', `/${out.id}`, {
      version: out.version,
      fields: { ...out.fields, markdown: 'It closes.' },
    });
    expect(edited.result).toMatchObject({ state: 'published', changed: true });
    expect(await read('a-gate-that-counts')).toContain('It opens.');
    await publish(edited.result);
    expect(await read('a-gate-that-counts')).toContain('It closes.');
    const withdrawn = await change('POST', `/${out.id}/withdraw`);
    expect(withdrawn.change).toMatchObject({ before: { state: 'published' }, after: { state: 'withdrawn' } });
    expect(await read('a-gate-that-counts')).toBe(404);
    await publish(withdrawn.result);
    expect(await read('a-gate-that-counts')).toContain('It closes.');
  });

  it('lets nobody save or publish over words they have not seen', async () => {
    const draft = await begin({ slug: 'two-people' });
    await change('PUT', `/${draft.id}`, { version: 1, fields: { ...draft.fields, title: 'Mine' } }, 'Bo');
    const late = await ask('PUT', `/${draft.id}`, {
      version: 1,
      fields: { ...draft.fields, title: 'Yours' },
    });
    expect(late).toMatchObject({ status: 409, data: { code: 'conflict' } });
    expect((await ask('POST', `/${draft.id}/publish`, { version: 1, live: '' })).status).toBe(409);
    const now = await ask<PostDetail>('GET', `/${draft.id}`);
    expect(now.data).toMatchObject({ version: 2, fields: { title: 'Mine' }, savedBy: 'Bo' });
    const out = await publish(now.data);
    const stale = await ask('POST', `/${out.id}/publish`, { version: out.version, live: 'another' });
    expect(stale.status).toBe(409);
  });

  it('saves of one person are one version until it is published or shown', async () => {
    const draft = await begin({ slug: 'versions', date: '2026-01-01' });
    const save = (version: number, title: string, person?: string) =>
      change('PUT', `/${draft.id}`, { version, fields: { ...draft.fields, title } }, person);
    expect((await save(1, 'B')).change).toBeNull();
    const { result } = await save(2, 'C');
    expect(result.versions.map(({ version }) => version)).toEqual([3]);
    const other = await save(3, 'D', 'Bo');
    expect(other.change).toMatchObject({ what: 'edit post', before: { title: 'C' }, after: { title: 'D' } });
    await publish(other.result);
    const { versions } = (await save(4, 'E', 'Bo')).result;
    expect(versions.map(({ version, kind }) => [version, kind])).toEqual([
      [5, 'saved'],
      [4, 'published'],
      [3, 'saved'],
    ]);
    const { data } = await ask('GET', `/${draft.id}/versions/3`);
    expect(data).toMatchObject({ author: 'Zoë', fields: { title: 'C' } });
  });

  it('says what is missing before it publishes', async () => {
    for (const [more, sentence] of [
      [{ title: '' }, 'Title must not be empty.'],
      [{ markdown: 'One.\n\n![](/gate.png "800x450")' }, 'A picture has no words'],
      [{ markdown: 'One.\n\n![A gate](/gate.png)' }, 'Line 3 of the text: image must carry its size'],
      [{ slug: 'a-gate-that-counts' }, 'belongs to'],
    ] as const) {
      const { id } = await begin(more);
      const { status, data } = await ask<{ error: string }>('POST', `/${id}/publish`, {
        version: 1,
        live: '',
      });
      expect([status, data.error]).toEqual([400, expect.stringContaining(sentence)]);
    }
  });

  it('lists what a search finds, by state', async () => {
    const { id } = await begin({ title: 'Ökonomie', slug: 'later', date: '2126-01-01' });
    await publish((await ask<PostDetail>('GET', `/${id}`)).data);
    const { data } = await ask<PostLines>('GET', `?search=${encodeURIComponent('ökonomie INDIA')}`);
    expect(data.posts).toMatchObject([{ id, state: 'scheduled' }]);
    expect(data.counts).toMatchObject({ scheduled: 1, draft: 0 });
    expect((await ask<PostLines>('GET', '?state=withdrawn&search=later')).data.posts).toEqual([]);
    expect(await read('later')).toBe(404);
  });

  it('lets a former slug lead to the new one, until another post takes it', async () => {
    const out = await publish(await begin({ slug: 'before-the-move' }));
    const renamed = await change('PUT', `/${out.id}`, {
      version: out.version,
      fields: { ...out.fields, slug: 'after-the-move' },
    });
    const moved = await publish(renamed.result);
    expect(moved.formerSlugs).toEqual(['before-the-move']);
    const redirects = async () => (await fetch(`${api.url}/api/redirects`)).json();
    expect(await redirects()).toEqual({ '/blog/before-the-move': '/blog/after-the-move' });
    await publish(await begin({ slug: 'before-the-move' }));
    expect(await redirects()).toEqual({});
  });

  it('shows one version to whoever has a pass for it', async () => {
    const { id, version, fields: words } = await begin({ slug: 'to-be-read', title: '' });
    const { data } = await ask<Changed<ReviewPass>>('POST', `/${id}/review`, { version, days: 3 });
    await change('PUT', `/${id}`, { version, fields: { ...words, markdown: 'Later words.' } });
    const shown = await ask<Article>('GET', `/reviews/${data.result.pass}`);
    expect(shown.data).toMatchObject({ slug: 'to-be-read', content: expect.stringContaining('It opens.') });
    const other = data.result.pass.replace(`.${version}.`, `.${version + 1}.`);
    expect((await ask('GET', `/reviews/${other}`)).status).toBe(404);
  });

  it('discards a draft, and no post that was out', async () => {
    const draft = await begin({ slug: 'gone' });
    expect((await ask('DELETE', `/${draft.id}`)).status).toBe(200);
    expect((await ask('GET', `/${draft.id}`)).status).toBe(404);
    const out = await publish(await begin({ slug: 'stays' }));
    expect((await ask('DELETE', `/${out.id}`)).status).toBe(409);
  });

  it('takes a picture, offers it in sizes and formats, and takes nothing else for one', async () => {
    const png = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    const upload = (type: string, body: Buffer) =>
      fetch(`${api.url}/desk/posts/pictures`, {
        method: 'POST',
        headers: { 'x-desk-key': deskKey, 'content-type': type },
        body: new Uint8Array(body),
      });
    const { result } = (await (await upload('image/png', png)).json()) as Changed<UploadedPicture>;
    expect(result).toMatchObject({ width: 1200, height: 600 });
    const out = await publish(
      await begin({ slug: 'picture', markdown: `![A gate](${result.address} "1200x600")` }),
    );
    const html = String(await read(out.fields.slug));
    const addresses = [...html.matchAll(/\/api\/pictures\/[0-9a-f]+\/\d+\.(?:avif|webp)/g)].map(
      ([found]) => found,
    );
    expect(new Set(addresses).size).toBe(6);
    for (const address of new Set(addresses)) {
      const answer = await fetch(api.url + address);
      const { width = 0 } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      const ending = address.split('.').at(-1);
      expect([answer.headers.get('content-type'), `/${width}.${ending}`]).toEqual([
        `image/${ending}`,
        address.slice(address.lastIndexOf('/')),
      ]);
    }
    expect((await upload('image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(
      400,
    );
    expect((await upload('image/svg+xml', Buffer.from('<svg/>'))).status).toBe(415);
  });
});
