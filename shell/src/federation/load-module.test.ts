import { jest } from '@jest/globals';
import type { RemoteAddress } from '@northgate/contracts/page-json';
import type * as LoadModule from './load-module';

const registerRemotes = jest.fn();
const loadRemote = jest.fn<(name: string) => Promise<unknown>>();
const fetching = jest.fn<typeof fetch>();
const integrities = new Map<string, string>();
jest.unstable_mockModule('./runtime', () => ({
  federation: { registerRemotes, loadRemote },
  integrities,
}));

const listing = { default: () => null };
const address = (version: string): RemoteAddress => ({
  version,
  entry: `/assets/mfe-blog/${version}/entry.js`,
  integrity: `sha384-${version}`,
  exposes: { './listing': [`/assets/mfe-blog/${version}/listing.js`] },
});

let loading: typeof LoadModule;

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
    link.getAttribute('href'),
    link.integrity,
  ]);

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  registerRemotes.mockReset();
  loadRemote.mockReset().mockResolvedValue(listing);
  fetching.mockReset().mockResolvedValue({ blob: () => Promise.resolve() } as unknown as Response);
  Object.assign(globalThis, { fetch: fetching });
  document.head.innerHTML = '';
  loading = await import('./load-module');
});

afterEach(() => jest.useRealTimers());

describe('loading a module of a remote', () => {
  it('registers the remote where the page says it lies and hands over the module', async () => {
    await expect(loading.loadModule('mfe-blog', address('b1'), './listing')).resolves.toBe(listing);
    expect(registerRemotes.mock.calls[0]?.[0]).toEqual([
      { name: 'mfe_blog', entry: '/assets/mfe-blog/b1/entry.js', type: 'var' },
    ]);
    expect(loadRemote).toHaveBeenCalledWith('mfe_blog/listing');
    expect(integrities.get('/assets/mfe-blog/b1/entry.js')).toBe('sha384-b1');
  });

  it('asks for entry and scripts at once, and for each only once', async () => {
    const asked = () => ({ preloads: preloads(), fetched: fetching.mock.calls });
    const scripts = {
      preloads: [['/assets/mfe-blog/b1/entry.js', 'sha384-b1']],
      fetched: [['/assets/mfe-blog/b1/listing.js']],
    };
    const first = loading.loadModule('mfe-blog', address('b1'), './listing');
    expect(asked()).toEqual(scripts);
    await first;
    await loading.loadModule('mfe-blog', address('b1'), './listing');
    expect(asked()).toEqual(scripts);
    expect(registerRemotes).toHaveBeenCalledTimes(1);
  });

  it('asks not again for what was prefetched', async () => {
    loading.prefetchModule(address('b1'), './listing');
    const links = () => [...document.querySelectorAll('link')].map(({ rel }) => rel);
    expect(links()).toEqual(['prefetch', 'prefetch']);
    await loading.loadModule('mfe-blog', address('b1'), './listing');
    expect(links()).toEqual(['prefetch', 'prefetch']);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('gives up after 8 seconds of silence, and not before', async () => {
    loadRemote.mockReturnValue(new Promise(() => {}));
    const outcome = jest.fn();
    loading.loadModule('mfe-blog', address('b1'), './listing').catch(outcome);
    await jest.advanceTimersByTimeAsync(7999);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(new Error('mfe-blog did not answer in 8000 ms'));
  });

  it('gives up 8 seconds after it began, also when the first try failed late', async () => {
    loadRemote.mockImplementationOnce(
      () => new Promise((_, reject) => setTimeout(() => reject(new Error('entry missing')), 6000)),
    );
    loadRemote.mockReturnValue(new Promise(() => {}));
    const outcome = jest.fn();
    loading.loadModule('mfe-blog', address('b1'), './listing').catch(outcome);
    await jest.advanceTimersByTimeAsync(8000);
    expect(loadRemote).toHaveBeenCalledTimes(2);
    expect(outcome).toHaveBeenCalledTimes(1);
  });

  it('tries once more when it failed, and then lets it be', async () => {
    loadRemote.mockRejectedValueOnce(new Error('entry missing'));
    await expect(loading.loadModule('mfe-blog', address('b1'), './listing')).resolves.toBe(listing);
    loadRemote.mockReset().mockRejectedValue(new Error('entry missing'));
    await expect(loading.loadModule('mfe-blog', address('b1'), './listing')).rejects.toThrow('entry missing');
    expect(loadRemote).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['nothing', null],
    ['no default', { listing: () => null }],
    ['a text', { default: 'a listing' }],
  ])('refuses %s where a component is due', async (_, module) => {
    loadRemote.mockResolvedValue(module);
    await expect(loading.loadModule('mfe-blog', address('b1'), './nope')).rejects.toThrow(
      'mfe-blog has no component at ./nope',
    );
  });

  it('knows when this tab runs another version of a remote', async () => {
    expect(loading.runsOtherVersion('mfe-blog', address('b1'))).toBe(false);
    await loading.loadModule('mfe-blog', address('b1'), './listing');
    expect(loading.runsOtherVersion('mfe-blog', address('b1'))).toBe(false);
    expect(loading.runsOtherVersion('mfe-blog', address('b2'))).toBe(true);
    expect(loading.runsOtherVersion('mfe-chat', address('b2'))).toBe(false);
  });
});
