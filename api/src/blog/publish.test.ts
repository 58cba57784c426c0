import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ContentManifest } from '@northgate/contracts/content-manifest.js';
import type { Post } from '@northgate/contracts/blog.js';
import { isSigned } from '@northgate/contracts/signature.js';
import type { DatabaseLocation } from '../database/database.js';
import { eventually } from '../testing/eventually.js';
import { onBothEngines, variablesOf } from '../testing/on-both-engines.js';
import { postJson, startApi, temporaryFolder, type RunningApi } from '../testing/start-api.js';

const token = 'a-token-for-the-tests';
const markdown = (slug: string, text: string, more = 'date: 2026-09-01') =>
  `---\ntitle: A title\nslug: ${slug}\nexcerpt: Short.\ntags: [one]\nregion: india\n${more}\n---\n${text}\n`;

/** An api whose posts come from a folder of its own; it may be started again on the same database. */
const apiOn = (place: DatabaseLocation, postsDir: string, more: NodeJS.ProcessEnv = {}) =>
  startApi({ ...variablesOf(place), POSTS_DIR: postsDir, PUBLISH_TOKEN: token, ...more });

const send = ({ url }: RunningApi, body: object, given = token) =>
  postJson(`${url}/api/admin/posts`, body, { authorization: `Bearer ${given}` });
const publish = async (api: RunningApi, text: string) => {
  const response = await send(api, { markdown: text, file: 'a.md' });
  return [response.status, await response.json()];
};
const withdraw = (api: RunningApi, slug: string) => send(api, { slug, withdraw: true });
const find = async ({ url }: RunningApi, slug: string) => {
  const response = await fetch(`${url}/api/blog/${slug}`);
  return response.ok ? ((await response.json()) as Post) : response.status;
};
const textOf = async (api: RunningApi, slug: string) => {
  const found = await find(api, slug);
  return typeof found === 'number' ? found : found.content;
};
const tagsOf = async ({ url }: RunningApi): Promise<[string | null, ContentManifest]> => {
  const response = await fetch(`${url}/api/content-manifest`);
  return [response.headers.get('etag'), (await response.json()) as ContentManifest];
};

describe('who may publish', () => {
  it('is whoever has the token, and nobody where none is set', async () => {
    const [open, closed] = [
      await startApi({ POSTS_DIR: temporaryFolder(), PUBLISH_TOKEN: token }),
      await startApi({ POSTS_DIR: temporaryFolder() }),
    ];
    const body = { markdown: markdown('one', 'Text.') };
    const wrong = await send(open, body, `${token}x`);
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect((await postJson(`${open.url}/api/admin/posts`, body)).status).toBe(401);
    expect((await send(closed, body)).status).toBe(404);
    expect((await send(closed, body, '')).status).toBe(404);
    expect((await send(open, body)).status).toBe(201);
    await Promise.all([open.close(), closed.close()]);
  });
});

onBothEngines('publishing at run time', (locate) => {
  it('creates, updates and withdraws a post at once, and tags change exactly when it does', async () => {
    const api = await apiOn(await locate(), temporaryFolder());
    expect(await publish(api, markdown('one', 'First.'))).toEqual([
      201,
      { slug: 'one', status: 'published', change: 'created' },
    ]);
    const first = (await find(api, 'one')) as Post;
    expect(first).toMatchObject({ content: '<p>First.</p>', updatedAt: first.createdAt });
    const tags = await tagsOf(api);

    expect((await publish(api, markdown('one', 'First.')))[1]).toMatchObject({ change: 'unchanged' });
    expect(await tagsOf(api)).toEqual(tags);

    expect((await publish(api, markdown('one', 'Second.')))[0]).toBe(200);
    const second = (await find(api, 'one')) as Post;
    expect(second).toMatchObject({ content: '<p>Second.</p>', id: first.id });
    expect(second.updatedAt > first.updatedAt).toBe(true);
    const [etag, manifest] = await tagsOf(api);
    expect(etag).not.toBe(tags[0]);
    expect(manifest['/api/blog']).toBe(tags[1]['/api/blog']);
    expect(manifest['/api/blog/one']).not.toBe(tags[1]['/api/blog/one']);

    expect(await (await withdraw(api, 'One')).json()).toMatchObject({
      status: 'withdrawn',
      change: 'updated',
    });
    expect(await find(api, 'one')).toBe(404);
    expect(Object.keys((await tagsOf(api))[1])).toEqual(['/api/blog']);
    expect(await (await withdraw(api, 'one')).json()).toMatchObject({ change: 'unchanged' });
    expect((await withdraw(api, 'none')).status).toBe(404);
    await api.close();
  });

  it('reaches other replicas within about a second', async () => {
    const place = await locate();
    const [one, other] = [await apiOn(place, temporaryFolder()), await apiOn(place, temporaryFolder())];
    await publish(one, markdown('shared', 'Text.'));
    await eventually(async () => (await find(other, 'shared')) !== 404, 3000);
    await withdraw(other, 'shared');
    await eventually(async () => (await find(one, 'shared')) === 404, 3000);
    await Promise.all([one.close(), other.close()]);
  });

  it('outlives a restart, whatever the files say', async () => {
    const [place, folder] = [await locate(), temporaryFolder()];
    for (const slug of ['edited', 'gone', 'left'])
      writeFileSync(join(folder, `${slug}.md`), markdown(slug, 'File.'));
    const before = await apiOn(place, folder);
    const id = ((await find(before, 'edited')) as Post).id;
    await publish(before, markdown('edited', 'Run time.'));
    await publish(before, markdown('added', 'Run time.'));
    await withdraw(before, 'gone');
    await before.close();

    writeFileSync(join(folder, 'edited.md'), markdown('edited', 'A newer file.'));
    const after = await apiOn(place, folder);
    expect(await find(after, 'edited')).toMatchObject({ content: '<p>Run time.</p>', id });
    expect(await textOf(after, 'added')).toBe('<p>Run time.</p>');
    expect(await find(after, 'gone')).toBe(404);
    expect(await textOf(after, 'left')).toBe('<p>File.</p>');
    expect(after.logger.messages('log').filter((line) => line.includes('gives way'))).toHaveLength(2);
    await publish(after, markdown('gone', 'Back.'));
    expect(await textOf(after, 'gone')).toBe('<p>Back.</p>');
    await after.close();
  });

  it('gives a post back to its file once both say the same', async () => {
    const [place, folder] = [await locate(), temporaryFolder()];
    const before = await apiOn(place, folder);
    await publish(before, markdown('later', 'Text.'));
    await before.close();
    writeFileSync(join(folder, 'later.md'), markdown('later', 'Text.'));
    await (await apiOn(place, folder)).close();
    writeFileSync(join(folder, 'later.md'), markdown('later', 'Edited in the file.'));
    const edited = await apiOn(place, folder);
    expect(await textOf(edited, 'later')).toBe('<p>Edited in the file.</p>');
    await edited.close();
    rmSync(join(folder, 'later.md'));
    const removed = await apiOn(place, folder);
    expect(await find(removed, 'later')).toBe(404);
    await removed.close();
  });
});

describe('a post', () => {
  it('appears at its time and not before', async () => {
    const api = await startApi({ POSTS_DIR: temporaryFolder(), PUBLISH_TOKEN: token });
    const time = new Date(Date.now() + 5000).toISOString();
    expect((await publish(api, markdown('soon', 'Text.', `date: ${time}`)))[1]).toMatchObject({
      status: 'scheduled',
    });
    expect(await find(api, 'soon')).toBe(404);
    expect(await (await fetch(`${api.url}/api/blog`)).json()).toEqual([]);
    await eventually(async () => (await find(api, 'soon')) !== 404, 15_000);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(time));
    await api.close();
  });

  it('that becomes a draft is hidden', async () => {
    const api = await startApi({ POSTS_DIR: temporaryFolder(), PUBLISH_TOKEN: token });
    await publish(api, markdown('one', 'Text.'));
    expect((await publish(api, markdown('one', 'Text.', 'date: 2026-09-01\ndraft: true')))[1]).toMatchObject({
      status: 'draft',
    });
    expect(await find(api, 'one')).toBe(404);
    await api.close();
  });

  it('with a fault is refused by file, line and field, and changes nothing', async () => {
    const api = await startApi({ POSTS_DIR: temporaryFolder(), PUBLISH_TOKEN: token });
    expect(await publish(api, markdown('one', 'Text.', 'date: soon'))).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid-input',
        error: expect.stringMatching(/^a\.md:7: date: must be a date/),
        fields: { date: expect.stringContaining('a.md:7') },
      }),
    ]);
    const [status, answer] = await publish(api, markdown('one', 'Text.\n\n![a](/a.png)'));
    expect([status, answer]).toMatchObject([400, { error: expect.stringMatching(/^a\.md:11: image: /) }]);
    expect((await send(api, { markdown: 7 })).status).toBe(400);
    expect((await send(api, { slug: 'one', withdraw: 'yes' })).status).toBe(400);
    expect(await find(api, 'one')).toBe(404);
    await api.close();
  });
});

describe('a post beyond the limits', () => {
  it.each([
    ['the time', '*a_ '.repeat(13_500), /^a\.md:1: post: must be rendered within 2 s/],
    ['the depth', `${'>'.repeat(60)} a`, /^a\.md:9: text: must not be nested more than 50 levels deep$/],
    [
      'the size',
      `[a]: /${'b'.repeat(10_000)}\n\n${'[a] '.repeat(100)}`,
      /^a\.md:9: text: .* 256 KB of HTML$/,
    ],
  ])('of %s is refused by that limit, and the next one is published', async (_, text, message) => {
    const api = await startApi({ POSTS_DIR: temporaryFolder(), PUBLISH_TOKEN: token });
    expect(await publish(api, markdown('one', text))).toEqual([
      422,
      expect.objectContaining({ code: 'too-complex', error: expect.stringMatching(message) }),
    ]);
    expect((await publish(api, markdown('two', 'Text.')))[0]).toBe(201);
    await api.close();
  });

  it('is named at the start and keeps no other from being imported', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'a.md'), markdown('one', '*a_ '.repeat(13_500)));
    writeFileSync(join(folder, 'b.md'), markdown('two', 'Text.'));
    mkdirSync(join(folder, 'c.md'));
    const api = await startApi({ POSTS_DIR: folder });
    expect(await textOf(api, 'two')).toBe('<p>Text.</p>');
    expect(api.logger.messages('error')).toEqual([
      expect.stringMatching(/^post not imported: c\.md:1: post: cannot be read: /),
      expect.stringMatching(/^post not imported: a\.md:1: post: must be rendered within 2 s/),
    ]);
    await api.close();
  });
});

describe('the page server', () => {
  it('is told of every change by a signed message', async () => {
    const heard: { body: string; signed: boolean }[] = [];
    const secret = 'a-secret-for-the-hook';
    const server = createServer((request, response) => {
      void request.toArray().then((parts: Buffer[]) => {
        const body = Buffer.concat(parts).toString();
        heard.push({ body, signed: isSigned(secret, request.headers, body) });
        response.end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const hook = { CONTENT_HOOK_URL: url, CONTENT_HOOK_SECRET: secret };
    const api = await startApi({ POSTS_DIR: temporaryFolder(), PUBLISH_TOKEN: token, ...hook });
    await publish(api, markdown('one', 'Text.'));
    await eventually(async () => heard.length === 1);
    await publish(api, markdown('one', 'Text.'));
    await withdraw(api, 'one');
    await eventually(async () => heard.length === 2);
    const [etag] = await tagsOf(api);
    expect(heard.map(({ signed }) => signed)).toEqual([true, true]);
    expect(JSON.parse(heard[1]!.body)).toEqual({ type: 'content.changed', tag: etag });
    server.closeAllConnections();
    server.close();
    expect((await publish(api, markdown('two', 'Text.')))[0]).toBe(201);
    await eventually(async () => api.logger.messages('warn').some((line) => line.includes('was not told')));
    await api.close();
  });
});
