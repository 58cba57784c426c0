import { jest } from '@jest/globals';
import type { RemoteAddress } from '@northgate/contracts/page';
import type * as LoadModule from './load-module';

const registerRemotes = jest.fn();
const loadRemote = jest.fn<(name: string) => Promise<unknown>>();
jest.unstable_mockModule('./runtime', () => ({ federation: { registerRemotes, loadRemote } }));

const listing = { default: () => null };
const address = (version: string): RemoteAddress => ({
  version,
  entry: `/assets/mfe-blog/${version}/entry.js`,
  integrity: '',
  exposes: { './listing': [`/assets/mfe-blog/${version}/listing.js`] },
});

let loading: typeof LoadModule;

const preloads = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  registerRemotes.mockReset();
  loadRemote.mockReset().mockResolvedValue(listing);
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
  });

  it('asks for entry and scripts at once, and for each only once', async () => {
    const scripts = ['/assets/mfe-blog/b1/entry.js', '/assets/mfe-blog/b1/listing.js'];
    const first = loading.loadModule('mfe-blog', address('b1'), './listing');
    expect(preloads()).toEqual(scripts);
    await first;
    await loading.loadModule('mfe-blog', address('b1'), './listing');
    expect(preloads()).toEqual(scripts);
    expect(registerRemotes).toHaveBeenCalledTimes(1);
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

  it('tries again when it is called again', async () => {
    loadRemote.mockRejectedValueOnce(new Error('entry missing'));
    await expect(loading.loadModule('mfe-blog', address('b1'), './listing')).rejects.toThrow('entry missing');
    await expect(loading.loadModule('mfe-blog', address('b1'), './listing')).resolves.toBe(listing);
  });

  it('says what is missing when the remote does not expose it', async () => {
    loadRemote.mockResolvedValue(null);
    await expect(loading.loadModule('mfe-blog', address('b1'), './nope')).rejects.toThrow(
      'mfe-blog has no ./nope',
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
