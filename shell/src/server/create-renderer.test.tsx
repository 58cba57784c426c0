/** @jest-environment node */
import { jest } from '@jest/globals';
import { pageDataId, type InlinedData } from '@northgate/contracts/page';
import { contractBroken, type PartRole } from '@northgate/contracts/frame';
import type { PageMeta } from '@northgate/contracts/remote';
import type { PagePlan, RendererInput } from '@northgate/contracts/renderer';
import { defaultBrand } from '@northgate/site/brand.default';
import { use, type ReactNode } from 'react';

Object.assign(globalThis, { SERVER: true, DRAWS_STATIC_PARTS: true });

type Exposes = Record<string, unknown>;
let apps: Record<string, Exposes> = {};

/** Server builds as the store would hand them over. */
const loadModule = jest.fn(async (app: string, expose: string): Promise<unknown> => {
  const module = apps[app]?.[expose];
  if (module instanceof Error) throw module;
  return module;
});
jest.unstable_mockModule('./federation', () => ({ serverFederation: () => loadModule }));

// The parts of the frame are imported while a page renders; the test runner wants them one after the other.
await import('../features/menus/menu-panels');
await import('../features/footer/footer');
await import('../features/solutions-dialog/solutions-dialog');
await import('../features/fallback-page/fallback-page');
const { createRenderer } = await import('./create-renderer');

const remote = (version: string) => ({
  serverEntry: '/store/entry.js',
  address: {
    version,
    entry: `/assets/${version}/entry.js`,
    integrity: `sha384-${version}`,
    exposes: {
      './article': [{ src: `/assets/${version}/article.js`, integrity: 'sha384-a' }],
      './other': [],
    },
    parts: { './article': [`/assets/${version}/share.js`], './other': ['/other-part.js'] },
  },
});

const input: RendererInput = {
  revision: 7,
  brand: defaultBrand,
  shell: {
    version: 'aaaaaaaaaaaa',
    bootScript: '/boot.js',
    bootIntegrity: 'sha384-boot',
    afterBoot: ['/federation.js'],
    starter: 'start()',
    afterPaint: { src: '/after-paint.js', integrity: 'sha384-p' },
  },
  remotes: { 'mfe-blog': remote('b1'), 'mfe-tools': remote('t1') },
  read: (async () => ['one']) as RendererInput['read'],
  partTime: 3000,
};

const meta = ({ data }: { data: { title: string } | null }): PageMeta => ({
  title: data?.title ?? 'No such post',
  description: 'A post.',
  ask: ['Which post?'],
});

const article = {
  path: '/blog/:slug',
  page: './article',
  content: true,
  meta,
  paths: async ({ read }: RendererInput) =>
    (await read<string[]>('/api/blog')).map((slug) => `/blog/${slug}`),
  load: async ({ params }: { params: { slug: string } }) =>
    params.slug === 'one' ? { title: 'Post <one>' } : null,
};
const studio = { path: '/{product}-studio', page: './studio', meta: () => meta({ data: null }) };

function Article({ data }: { data: { title: string } | null }) {
  return <h1>{data ? data.title : 'Blog post not found'}</h1>;
}

const inlined = (html: string) =>
  JSON.parse(html.match(new RegExp(`id="${pageDataId}">(.*?)</script>`))?.[1] ?? '{}') as InlinedData;

const plansOf = (app: 'mfe-blog') => createRenderer(input).plan(app);
const planned = async (path: string): Promise<PagePlan> => {
  const plan = (await plansOf('mfe-blog')).find((entry) => entry.path === path);
  if (!plan) throw new Error(`No plan for ${path}`);
  return plan;
};

async function rendered(path: string, given: Partial<RendererInput> = {}, without?: string[]) {
  const page = await createRenderer({ ...input, ...given }).render(await planned(path), without);
  if ('failedParts' in page) throw new Error(JSON.stringify(page));
  return page;
}

beforeEach(() => {
  apps = {
    'mfe-blog': { './routes': { routes: [article, studio] }, './article': { default: Article } },
    'mfe-tools': { './routes': { routes: [] } },
  };
});

describe('the pages of a revision', () => {
  it('are one per fixed route, one per known parameter, and one for parameters that name nothing', async () => {
    expect(await plansOf('mfe-blog')).toEqual([
      expect.objectContaining({ path: '/blog/one', params: { slug: 'one' }, missing: false }),
      expect.objectContaining({ path: '/blog/:slug', pattern: '/blog/:slug', params: {}, missing: true }),
      expect.objectContaining({ path: '/meridian-studio', content: false, missing: false }),
    ]);
  });

  it('are listed by app, with the reason where the routes of one cannot be read', async () => {
    apps['mfe-tools'] = { './routes': new Error('entry missing') };
    await expect(createRenderer(input).routes()).resolves.toEqual([
      {
        app: 'mfe-blog',
        patterns: [
          { pattern: '/blog/:slug', content: true },
          { pattern: '/meridian-studio', content: false },
        ],
      },
      { app: 'mfe-tools', patterns: [], error: 'Error: entry missing' },
    ]);
  });
});

describe('rendering a page of a remote', () => {
  it('has the menu "More" only where an app has a page for it', async () => {
    expect((await rendered('/blog/one')).html).not.toContain('menu-more');
    const { html } = await rendered('/blog/one', { menu: [{ title: 'Events', path: '/events' }] });
    expect(html).toMatch(/<header.*popoverTarget="menu-more"[^>]*>More<.*<\/header>/is);
    expect(html).toMatch(/<nav[^>]*id="menu-more"[^>]*>.*?href="\/events"[^>]*>Events</s);
    expect(html.match(/href="\/events"/g)).toHaveLength(3);
    expect((await rendered('/blog/one')).html).not.toContain('menu-more');
  });

  it('stands between header and footer, with its title and its data', async () => {
    const { html, status, ask, apps: used } = await rendered('/blog/one');
    expect(status).toBe(200);
    expect(ask).toEqual(['Which post?']);
    expect(html).not.toContain('Which post?');
    expect(used).toEqual(['shell', 'mfe-blog']);
    expect(html).toMatch(/<header.*<main[^>]*>.*<h1>Post &lt;one&gt;<\/h1>.*<\/main>.*<footer/s);
    expect(html).toContain('<title>Post &lt;one&gt;</title>');
    expect(inlined(html)).toMatchObject({
      revision: 7,
      shell: 'aaaaaaaaaaaa',
      path: '/blog/one',
      module: './article',
      data: { title: 'Post <one>' },
    });
  });

  it('names only the remotes it uses and asks for its scripts right after the frame', async () => {
    const { html, json, lateData } = await rendered('/blog/one');
    expect(json.remotes).toEqual({
      'mfe-blog': {
        version: 'b1',
        entry: '/assets/b1/entry.js',
        integrity: 'sha384-b1',
        exposes: { './article': ['/assets/b1/article.js'] },
      },
    });
    const { head: _head, styles: _styles, parts: _parts, lateData: _late, remotes, ...data } = json;
    expect(inlined(html)).toMatchObject(data);
    expect(html).toContain(`"${lateData?.path}"`);
    expect(JSON.parse(lateData?.text ?? '')).toEqual({
      brand: defaultBrand,
      remotes,
      scripts: { '': ['/assets/b1/share.js'] },
      drawings: [],
      typeface: expect.stringMatching(/^@font-face/) as string,
    });
    expect(html).toContain('data-then="/federation.js /assets/b1/entry.js /assets/b1/article.js"');
  });

  it('counts a component of another app among the apps of the page', async () => {
    const { remoteIsland } = await import('@northgate/ui/composition/remote-island');
    const Contact = remoteIsland('mfe-tools/contact-section', {
      ...{ on: 'visible', role: 'essential', Fallback: () => null },
    });
    apps['mfe-tools'] = { './contact-section': { default: () => <form>Write to us</form> } };
    apps['mfe-blog'] = { ...apps['mfe-blog'], './article': { default: () => <Contact heading="Contact" /> } };
    const { html, json, apps: used } = await rendered('/blog/one');
    expect(html).toContain('Write to us');
    expect(used).toEqual(['shell', 'mfe-blog', 'mfe-tools']);
    expect(Object.keys(json.remotes)).toEqual(['mfe-blog', 'mfe-tools']);
  });

  it('has what it gives a component of another app checked, and fails for what does not fit', async () => {
    const { remoteIsland } = await import('@northgate/ui/composition/remote-island');
    const Contact = remoteIsland('mfe-tools/contact-section', {
      ...{ on: 'visible', role: 'essential', Fallback: () => null },
    });
    apps['mfe-tools'] = { './contact-section': { default: () => <form>Write to us</form> } };
    apps['mfe-blog'] = { ...apps['mfe-blog'], './article': { default: () => <Contact heading="Contact" /> } };
    const checkProps: RendererInput['checkProps'] = (name, _, giver) => (props: object) => {
      const message = `${giver} gives ${name} ${JSON.stringify(props)}`;
      throw Object.assign(new Error(message), { name: contractBroken });
    };
    const plan = await planned('/blog/one');
    await expect(createRenderer({ ...input, checkProps }).render(plan)).rejects.toThrow(
      'mfe-blog gives mfe-tools/contact-section {"heading":"Contact"}',
    );
  });

  it('answers 404 and asks not to be listed where the parameter names nothing', async () => {
    const { html, status } = await rendered('/blog/:slug');
    expect(status).toBe(404);
    expect(html).toContain('Blog post not found');
    expect(html).toContain('noindex');
  });

  it('fails when a page that should exist has no content', async () => {
    const gone = { ...(await planned('/blog/one')), path: '/blog/gone', params: { slug: 'gone' } };
    await expect(createRenderer(input).render(gone)).rejects.toThrow('/blog/gone names nothing that exists');
  });

  it('fails with the reason when its component throws', async () => {
    const Broken = () => {
      throw new Error('cannot read chapters');
    };
    apps['mfe-blog'] = { ...apps['mfe-blog'], './article': { default: Broken } };
    const plan = await planned('/blog/one');
    await expect(createRenderer(input).render(plan)).rejects.toThrow('cannot read chapters');
  });

  it('fails for a route its app does not have', async () => {
    const plan = { ...(await planned('/blog/one')), pattern: '/journal/:slug' };
    await expect(createRenderer(input).render(plan)).rejects.toThrow('mfe-blog has no route /journal/:slug');
  });
});

describe('a part of another app that fails', () => {
  const never = new Promise<never>(() => {});
  const Throws = () => {
    throw new Error('cannot write');
  };
  const Inner = (): ReactNode => use(never);
  const Waits = () => (
    <form>
      <Inner />
    </form>
  );
  const page = async (part: unknown, role: PartRole) => {
    const { remoteIsland } = await import('@northgate/ui/composition/remote-island');
    const Fallback = () => <p>Write an e-mail</p>;
    const Contact = remoteIsland('mfe-tools/contact-section', { on: 'visible', role, Fallback });
    const Chat = remoteIsland('mfe-chat/chat-bar', { on: 'visible', role: 'regular', Fallback: () => null });
    apps['mfe-tools'] = { './contact-section': part };
    apps['mfe-chat'] = { './chat-bar': { default: () => <p>Ask us</p> } };
    const Page = () => (
      <main>
        <Contact heading="Contact" />
        <Chat examples={[]} />
      </main>
    );
    apps['mfe-blog'] = { ...apps['mfe-blog'], './article': { default: Page } };
  };
  const remotes = { ...input.remotes, 'mfe-chat': remote('c1') };
  const given = { ...input, remotes, partTime: 200 };

  it.each([
    ['throws', { default: Throws }, false, /cannot write/],
    ['waits within for what does not come', { default: Waits }, true, /not there after 0.2 s/],
    ['never loads', never, true, /not there after 0.2 s/],
    ['cannot be loaded', new Error('no such file'), false, /no such file/],
  ])('is named with its role when it %s, and alone', async (_, part, late, reason) => {
    await page(part, 'essential');
    const answer = await createRenderer(given).render(await planned('/blog/one'));
    const named = { name: 'mfe-tools/contact-section', role: 'essential', late };
    expect(answer).toEqual({ failedParts: [{ ...named, reason: expect.stringMatching(reason) as string }] });
  });

  it('gives way to its fallback where it is left out, and the page names its app no more', async () => {
    await page({ default: Throws }, 'regular');
    const { html, apps: used } = await rendered('/blog/one', given, ['mfe-tools/contact-section']);
    expect(html).toContain('Write an e-mail');
    expect(html).toContain('Ask us');
    expect(used).toEqual(['shell', 'mfe-blog', 'mfe-chat']);
  });

  it('is not blamed for what the page itself waits for', async () => {
    const later = new Promise<string>((resolve) => setTimeout(() => resolve('Words'), 700));
    const Page = (): ReactNode => use(later);
    await page({ default: () => <p>here</p> }, 'essential');
    const { remoteIsland } = await import('@northgate/ui/composition/remote-island');
    const Contact = remoteIsland('mfe-tools/contact-section', {
      ...{ on: 'visible', role: 'essential', Fallback: () => null },
    });
    apps['mfe-blog'] = {
      ...apps['mfe-blog'],
      './article': {
        default: () => (
          <main>
            <Contact heading="Contact" />
            <Page />
          </main>
        ),
      },
    };
    expect((await rendered('/blog/one', given)).html).toContain('Words');
  });
});

describe('rendering the page of any unknown path', () => {
  it('shows the fallback screen in the whole frame, with status 404', async () => {
    const renderer = createRenderer(input);
    const page = await renderer.render(renderer.notFound);
    if ('failedParts' in page) throw new Error('It has no parts.');
    const { html, json, status, apps: used } = page;
    expect(status).toBe(404);
    expect(used).toEqual(['shell']);
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('<title>Page not found | Northgate AI</title>');
    expect(html).toContain('id="menu-solutions"');
    expect(html).toContain('id="solutions-dialog"');
    expect(html).toContain('implementation you can trust.');
    expect(json.remotes).toEqual({});
  });
});
