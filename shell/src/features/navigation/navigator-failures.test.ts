import { jest } from '@jest/globals';
import { pageDataId, type PageData } from '@northgate/contracts/page';
import { defaultBrand } from '@northgate/site/brand.default';

const loadRemote = jest.fn<(name: string) => Promise<unknown>>();
jest.unstable_mockModule('../../federation/runtime', () => ({
  federation: { registerRemotes: jest.fn(), loadRemote },
  integrities: new Map(),
}));

const { frameStore } = await import('../../app/page-store');
const { followHistory, navigate } = await import('./navigator');

const blogAt = (version: string) => ({
  version,
  entry: `/assets/mfe-blog/${version}/entry.js`,
  integrity: '',
  exposes: {},
});

const pageData = (path: string, overrides: Partial<PageData> = {}): PageData => ({
  revision: 4,
  shell: 'aaaaaaaaaaaa',
  path,
  pattern: path,
  app: 'shell',
  module: './listing',
  title: `Page ${path}`,
  params: {},
  data: null,
  remotes: {},
  brand: defaultBrand,
  ...overrides,
});

const blogPage = (version: string) =>
  pageData('/blog', { app: 'mfe-blog', remotes: { 'mfe-blog': blogAt(version) } });

const answer = (data: PageData) =>
  ({
    status: 200,
    text: async () => `<script type="application/json" id="${pageDataId}">${JSON.stringify(data)}</script>`,
  }) as Response;

const module = { default: () => null };
const fetched = jest.fn<(path: string) => Promise<Response>>();
/** jsdom cannot leave a page; its location hands these calls on to an object behind it. */
const behindLocation = Reflect.get(
  window.location,
  Object.getOwnPropertySymbols(window.location)[0] ?? '',
) as Location;
const leftFor = jest.spyOn(behindLocation, 'assign').mockImplementation(() => {});
const reloaded = jest.spyOn(behindLocation, 'reload').mockImplementation(() => {});
let today = Date.parse('2041-06-01T12:00:00Z');

const state = () => frameStore.getState();
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function go(to: string) {
  const arrived = navigate(to);
  await wait(1000);
  return arrived;
}

beforeEach(() => {
  // A day later each time, so that no page is left from the test before.
  jest.useFakeTimers({ now: (today += 86_400_000) });
  for (const mock of [fetched, loadRemote, leftFor, reloaded]) mock.mockReset();
  loadRemote.mockResolvedValue(module);
  fetched.mockImplementation(async (path) => answer(pageData(path)));
  Object.assign(window, { fetch: fetched, scrollTo: () => {} });
  window.history.replaceState(null, '', '/');
  frameStore.setState({ page: { data: pageData('/'), statics: null }, overlay: false, hydrating: false });
});

afterEach(() => jest.useRealTimers());

describe('a page that does not come', () => {
  it('is asked for once more', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await go('/contact');
    expect(fetched.mock.calls).toHaveLength(2);
    expect(state().page).toMatchObject({ data: { title: 'Page /contact' }, statics: new Map() });
    expect(state().page.unreachable).toBeUndefined();
  });

  it.each([
    ['the connection fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something else answers', async () => ({ status: 502, text: async () => '<h1>Bad Gateway</h1>' })],
  ])('after two tries leaves a notice at its address when %s', async (_, fail) => {
    fetched.mockImplementation(fail as () => Promise<Response>);
    await go('/contact');
    expect(fetched.mock.calls).toHaveLength(2);
    expect(state()).toMatchObject({
      overlay: false,
      page: { unreachable: true, data: { path: '/contact' } },
    });
    expect(window.location.pathname).toBe('/contact');
    expect(leftFor).not.toHaveBeenCalled();
  });

  it('is asked for again on the next visit', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await go('/contact');
    await go('/');
    fetched.mockImplementation(async (path) => answer(pageData(path)));
    await go('/contact');
    expect(state().page.unreachable).toBeUndefined();
    expect(state().page.data.title).toBe('Page /contact');
  });
});

describe('a page of a remote', () => {
  it('is shown with the module that was loaded for it', async () => {
    fetched.mockResolvedValue(answer(blogPage('b1')));
    await go('/blog');
    expect(loadRemote).toHaveBeenCalledWith('mfe_blog/listing');
    expect(state().page.module).toBe(module);
  });

  it('is shown when its module comes at the second try', async () => {
    fetched.mockResolvedValue(answer(blogPage('b1')));
    loadRemote.mockRejectedValueOnce(new Error('entry missing'));
    await go('/blog');
    expect(loadRemote).toHaveBeenCalledTimes(2);
    expect(window.location.pathname).toBe('/blog');
    expect(leftFor).not.toHaveBeenCalled();
  });

  it('is left to the server when its module does not come at all', async () => {
    fetched.mockResolvedValue(answer(blogPage('b1')));
    loadRemote.mockRejectedValue(new Error('entry missing'));
    await go('/blog?tag=rail#top');
    expect(loadRemote).toHaveBeenCalledTimes(2);
    expect(leftFor).toHaveBeenCalledWith('/blog?tag=rail#top');
    expect(state().page.data.path).toBe('/');
  });

  it('is a notice when the server cannot be reached either', async () => {
    fetched.mockResolvedValueOnce(answer(blogPage('b1'))).mockRejectedValue(new TypeError('Failed to fetch'));
    loadRemote.mockRejectedValue(new Error('entry missing'));
    await go('/blog');
    expect(fetched).toHaveBeenLastCalledWith('/blog', expect.objectContaining({ method: 'HEAD' }));
    expect(leftFor).not.toHaveBeenCalled();
    expect(state()).toMatchObject({
      overlay: false,
      page: { unreachable: true, data: { path: '/blog' } },
    });
  });

  it('is left to the server when this tab runs another version of that remote', async () => {
    fetched.mockResolvedValue(answer(blogPage('b1')));
    await go('/blog');
    await go('/');
    leftFor.mockClear();
    loadRemote.mockClear();
    await wait(60_000);
    fetched.mockResolvedValue(answer(blogPage('b2')));
    await go('/blog');
    expect(leftFor).toHaveBeenCalledWith('/blog');
    expect(loadRemote).not.toHaveBeenCalled();
  });
});

describe('a page of another release of the frame', () => {
  const otherShell = (path: string) => answer(pageData(path, { shell: 'bbbbbbbbbbbb' }));

  it('is left to the server', async () => {
    fetched.mockImplementation(async (path) => otherShell(path));
    await go('/contact');
    expect(leftFor).toHaveBeenCalledWith('/contact');
    expect(window.location.pathname).toBe('/');
    expect(state().page.data.path).toBe('/');
  });

  it('is a notice when the back button led there and nobody answers', async () => {
    fetched.mockResolvedValueOnce(otherShell('/contact')).mockRejectedValue(new TypeError('Failed to fetch'));
    window.history.replaceState(null, '', '/contact');
    const arrived = followHistory();
    await wait(1000);
    await arrived;
    expect(reloaded).not.toHaveBeenCalled();
    expect(state().page.unreachable).toBe(true);
  });

  it('is reloaded when the back button led there', async () => {
    fetched.mockImplementation(async (path) => otherShell(path));
    window.history.replaceState(null, '', '/contact');
    await followHistory();
    expect(reloaded).toHaveBeenCalledTimes(1);
  });

  it('leaves no overlay over this one when the browser brings it back from memory', async () => {
    fetched.mockImplementation(async (path) => otherShell(path));
    await go('/contact');
    expect(state().overlay).toBe(true);
    window.dispatchEvent(new Event('pageshow'));
    expect(state().overlay).toBe(false);
  });
});

describe('an address of another site', () => {
  it('is the browser’s business', async () => {
    await go('https://meridian.northgate.example/start');
    expect(leftFor).toHaveBeenCalledWith('https://meridian.northgate.example/start');
    expect(state().overlay).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });
});
