import { jest } from '@jest/globals';
import { frame } from '@northgate/contracts/frame';
import { pageDataId, type InlinedData, type LateData } from '@northgate/contracts/page';
import { defaultBrand } from '@northgate/site/brand.default';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { servedPage } from '../testing/served-page';

const loadRemote = jest.fn<(name: string) => Promise<unknown>>();
jest.unstable_mockModule('../federation/runtime', () => ({
  federation: { registerRemotes: jest.fn(), loadRemote },
  integrities: new Map(),
}));

const address = { version: 'b1', entry: '/b1/entry.js', integrity: '', exposes: {} };
const remotes = { 'mfe-blog': address, 'mfe-tools': { ...address, version: 't1' } };
const late: LateData = {
  brand: defaultBrand,
  remotes,
  scripts: {},
  drawings: [],
  typeface: '',
};

const inlined: InlinedData = {
  revision: 4,
  shell: 'aaaaaaaaaaaa',
  path: '/blog',
  pattern: '/blog',
  app: 'mfe-blog',
  module: './listing',
  params: {},
  data: { heading: 'AI Insights by topic' },
  scripts: {},
};
function Listing({ data: { heading } }: { data: { heading: string } }) {
  const [topics, setTopics] = useState(0);
  return (
    <>
      <h1>{heading}</h1>
      <button onClick={() => setTopics(topics + 1)}>{topics} topics</button>
    </>
  );
}
const listing = { default: Listing as never };

const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
const early = () => (window as unknown as { siteStarter: { clicks: HTMLElement[] } }).siteStarter.clicks;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  // Visits of programs are not counted: jsdom has nothing to measure them with.
  Object.defineProperty(navigator, 'webdriver', { value: true });
  window.matchMedia = () => ({ matches: false, addEventListener: () => {} }) as unknown as MediaQueryList;
  document.body.innerHTML = `<div id="root">${servedPage({ page: { ...inlined, remotes }, module: listing })}</div>
    <script type="application/json" id="${pageDataId}">${JSON.stringify(inlined)}</script>`;
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = '1999';
  window.history.replaceState(null, '', '/Blog/');
  sessionStorage.setItem('lastPath', '/contact');
  localStorage.setItem('theme', 'dark');
  Object.assign(window, {
    siteStarter: {
      clicks: [screen.getByRole('button', { name: 'Switch between day and night' })],
      late: Promise.resolve(late),
    },
  });
  loadRemote.mockRejectedValueOnce(new Error('entry missing')).mockResolvedValue(listing);
  await (await import('./start')).start();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-booted'), { timeout: 60_000 });
}, 120_000);

describe('booting a served page', () => {
  it('takes over the markup of the server without a word', () => {
    expect(errors).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'AI Insights by topic' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('implementation you can trust.');
  });

  it('brings the page to life, at the second try for its module', async () => {
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: /topics/ }));
      expect(screen.getByRole('button', { name: /[1-9] topics/ })).toBeVisible();
    });
    expect(errors).not.toHaveBeenCalled();
    expect(loadRemote.mock.calls.slice(0, 2)).toEqual([['mfe_blog/listing'], ['mfe_blog/listing']]);
  });

  it('marks the current page whatever case and slash the address was typed with', () => {
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'AI Insights' })).toHaveAttribute('aria-current', 'page');
  });

  it('repeats the clicks that came too early: the palette that was stored dark is light now', () => {
    expect(early()).toHaveLength(1);
    expect(document.documentElement).toHaveClass('light', { exact: true });
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('puts the year of the visitor’s clock into the footer', () => {
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()} Northgate AI`);
  });

  it('warns that no measurement ID is configured', () => {
    expect(warnings).toHaveBeenCalledWith('Missing analytics measurement ID');
  });

  it('remembers the path and tells pages the one before', () => {
    expect(sessionStorage.getItem('lastPath')).toBe('/blog');
    expect(frame().previousPath()).toBe('/contact');
  });

  it('loads components of other apps, with a second try, and names those the page does not know', async () => {
    const Contact = () => null;
    loadRemote.mockReset();
    loadRemote.mockRejectedValueOnce(new Error('entry missing')).mockResolvedValue({ default: Contact });
    await expect(frame().loadComponent('mfe-tools/contact-section')).resolves.toBe(Contact);
    expect(loadRemote).toHaveBeenLastCalledWith('mfe_tools/contact-section');
    await expect(frame().loadComponent('mfe-chat/chat-bar')).rejects.toThrow('This page names no mfe-chat');
  });
});
