import { jest } from '@jest/globals';
import { pageDataId, type InlinedData } from '@northgate/contracts/page';
import { defaultBrand } from '@northgate/site/brand.default';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { servedPage } from '../testing/served-page';

const loadRemote = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule('../federation/runtime', () => ({
  federation: { registerRemotes: jest.fn(), loadRemote },
  integrities: new Map(),
}));

const inlined = {
  path: '/blog',
  app: 'mfe-blog',
  module: './listing',
  data: null,
  params: {},
} as unknown as InlinedData;
const remotes = { 'mfe-blog': { version: 'b1', entry: '/b1/entry.js', integrity: '', exposes: {} } };
const late = {
  brand: defaultBrand,
  remotes,
  drawings: ['<path></path>'],
};

/** The file of the page's late data does not come at first. */
const fetched = jest
  .fn<(address: string) => Promise<object>>()
  .mockResolvedValueOnce({ ok: false, status: 502 })
  .mockResolvedValue({ ok: true, json: async () => late });

const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
const gtag = jest.fn();

/** The served page, and a remote whose entry cannot be reached. */
beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, gtag });
  window.fetch = fetched as unknown as typeof fetch;
  window.matchMedia = () => ({ matches: false, addEventListener: () => {} }) as unknown as MediaQueryList;
  const listing = { default: () => <a href="/blog/one">The first post</a> };
  document.body.innerHTML = `<div id="root">${servedPage({ page: { ...inlined, remotes }, module: listing })}</div>
    <script type="application/json" id="${pageDataId}">${JSON.stringify(inlined)}</script>
    <script id="files" type="text/plain" data-late-data="/late/a.json"></script><svg data-drawing="0"></svg>`;
  window.history.replaceState(null, '', '/blog');
  loadRemote.mockRejectedValue(new Error('entry missing'));
  await (await import('./start')).start();
  await waitFor(() =>
    expect(gtag).toHaveBeenCalledWith('event', 'page_without_script', {
      event_category: 'error',
      event_label: 'mfe-blog',
    }),
  );
});

describe('a served page whose remote cannot be reached', () => {
  it('stays as it was served, readable and linked', () => {
    expect(screen.getByRole('link', { name: 'The first post' })).toHaveAttribute('href', '/blog/one');
  });

  it('knew from its late data, at the second try, where that remote is', () => {
    expect(fetched.mock.calls).toEqual([['/late/a.json'], ['/late/a.json']]);
  });

  it('has its drawings although the script that brings them did not come', () => {
    expect(document.querySelector('body > svg')).toContainHTML('<path>');
  });

  it('was tried twice, and the console says why it stayed', () => {
    expect(loadRemote).toHaveBeenCalledTimes(2);
    expect(warnings).toHaveBeenCalledWith(
      'mfe-blog could not be loaded; its page stays as it was served.',
      new Error('entry missing'),
    );
  });

  it('leaves the rest of the frame alive', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Switch between day and night' }));
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
  });
});
