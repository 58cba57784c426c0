import { jest } from '@jest/globals';
import { provideFrame, type Frame } from '@northgate/contracts/frame';
import { pageDataId, type PageData } from '@northgate/contracts/page';
import { defaultBrand } from '@northgate/site/brand.default';
import { act, render, screen } from '@testing-library/react';
import { App } from '../../app/app';
import type { LoadPageModule } from '../../app/page-module';
import { frameStore } from '../../app/page-store';
import { lastPathKey, rememberPath } from './last-path';
import { followHistory, navigate, onNavigate } from './navigator';

const pageData = (path: string): PageData => ({
  revision: 4,
  shell: 'aaaaaaaaaaaa',
  path,
  pattern: path,
  app: 'shell',
  module: './page',
  title: `Page ${path}`,
  params: {},
  data: null,
  remotes: {},
  brand: defaultBrand,
});

/** A page as the server sends it. */
const prerendered = (path: string) =>
  `<!doctype html><html><head><title>Title of ${path}</title></head><body>
    <main><div data-static="part"><p>Static part of ${path}</p></div></main>
    <script type="application/json" id="${pageDataId}">${JSON.stringify(pageData(path))}</script>
  </body></html>`;

const answer = (path: string) => ({ status: 200, text: async () => prerendered(path) }) as Response;

const load: LoadPageModule = async (page) => ({ default: () => <h1>{page.title}</h1> });

const fetched = jest.fn<(path: string) => Promise<Response>>();
const scrolled = jest.fn();
const broughtIntoView = jest.fn<(this: Element) => void>();
let today = Date.parse('2041-06-01T12:00:00Z');

const overlay = () => screen.queryByRole('status', { name: 'Loading page' });
const main = () => screen.getByRole('main');
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const go = (to: string) => act(async () => void navigate(to));

/** The browser has gone back or forward: the address is another one already. */
const goBackTo = (path: string) =>
  act(async () => {
    window.history.replaceState(null, '', path);
    void followHistory();
  });

beforeEach(async () => {
  // A day later each time, so that no page is left from the test before.
  jest.useFakeTimers({
    now: (today += 86_400_000),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  });
  fetched.mockReset().mockImplementation(async (path) => answer(path));
  scrolled.mockReset();
  broughtIntoView.mockReset();
  Object.assign(window, { fetch: fetched, scrollTo: scrolled });
  Element.prototype.scrollIntoView = broughtIntoView;
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  frameStore.setState({
    page: { data: pageData('/'), statics: null },
    previousPath: rememberPath('/'),
    overlay: false,
    hydrating: false,
  });
  provideFrame({ brand: defaultBrand, isHydrating: () => false, staticHtml: () => '' } as unknown as Frame);
  await act(async () => render(<App load={load} />));
});

afterEach(() => jest.useRealTimers());

describe('following an internal link', () => {
  it('changes the location at 700 ms and the content with it', async () => {
    await go('/contact');
    await wait(699);
    expect(window.location.pathname).toBe('/');
    expect(screen.getByRole('heading', { name: 'Page /' })).toBeInTheDocument();
    await wait(1);
    expect(window.location.pathname).toBe('/contact');
    expect(screen.getByRole('heading', { name: 'Page /contact' })).toBeInTheDocument();
    expect(document.title).toBe('Title of /contact');
  });

  it('clears the overlay at 1000 ms, 300 after the location changed, and not before', async () => {
    await go('/contact');
    await wait(999);
    expect(overlay()).toBeVisible();
    expect(main()).toHaveClass('hidden');
    await wait(1);
    expect(overlay()).not.toBeInTheDocument();
    expect(main()).not.toHaveClass('hidden');
  });

  it('scrolls to the top once the overlay has cleared', async () => {
    await go('/contact');
    await wait(999);
    expect(scrolled).not.toHaveBeenCalled();
    await wait(1);
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });

  it('gives a late page its 300 ms too', async () => {
    fetched.mockImplementation(
      (path) => new Promise((resolve) => setTimeout(() => resolve(answer(path)), 2000)),
    );
    await go('/contact');
    await wait(1999);
    expect(window.location.pathname).toBe('/');
    await wait(1);
    expect(window.location.pathname).toBe('/contact');
    await wait(299);
    expect(overlay()).toBeVisible();
    await wait(1);
    expect(overlay()).not.toBeInTheDocument();
  });

  it('marks the current page in the header and moves the focus to the content', async () => {
    await go('/blog');
    await wait(1000);
    expect(screen.getByRole('link', { name: 'AI Insights' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    expect(main()).toHaveFocus();
  });

  it('keeps query and hash in the address, and asks the server for the path alone', async () => {
    await go('/contact?from=mail#form');
    await wait(700);
    expect(window.location.href).toMatch(/\/contact\?from=mail#form$/);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/contact']);
  });

  it('hands on the markup of the static parts of the target', async () => {
    await go('/contact');
    await wait(1000);
    expect(frameStore.getState().page.statics?.get('part')).toBe('<p>Static part of /contact</p>');
  });

  it('closes open menus and dialogs and tells those who listen', async () => {
    const menu = Object.assign(document.createElement('nav'), { hidePopover: jest.fn() });
    menu.setAttribute('popover', 'auto');
    const dialog = Object.assign(document.createElement('dialog'), { open: true, close: jest.fn() });
    document.body.append(menu, dialog);
    const heard = jest.fn();
    const stop = onNavigate(heard);
    await go('/contact');
    expect(menu.hidePopover).toHaveBeenCalled();
    expect(dialog.close).toHaveBeenCalled();
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    await wait(1000);
    await go('/blog');
    expect(heard).toHaveBeenCalledTimes(1);
    menu.remove();
    dialog.remove();
  });
});

describe('the last path', () => {
  it('is kept in session storage without query and hash, and pages are told the one before', async () => {
    expect(lastPathKey).toBe('lastPath');
    await go('/Contact/?from=mail#form');
    await wait(1000);
    expect(sessionStorage.getItem('lastPath')).toBe('/contact');
    expect(frameStore.getState().previousPath).toBe('/');
    await go('/blog');
    await wait(1000);
    expect(sessionStorage.getItem('lastPath')).toBe('/blog');
    expect(frameStore.getState().previousPath).toBe('/contact');
  });

  it('is none on the first page of a tab, nor where storage is refused', () => {
    sessionStorage.clear();
    expect(rememberPath('/')).toBeNull();
    const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(rememberPath('/blog')).toBeNull();
    refuse.mockRestore();
  });
});

describe('a link to the page already shown', () => {
  it.each(['/', '/#', '/?again'])('%s only scrolls to the top, without overlay or request', async (to) => {
    await go(to);
    expect(overlay()).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });

  it('with a hash goes to its element', async () => {
    await go('/#main');
    expect(window.location.hash).toBe('#main');
    expect(overlay()).not.toBeInTheDocument();
    expect(broughtIntoView.mock.contexts).toEqual([main()]);
  });

  it('is recognised whatever its case and trailing slash', async () => {
    window.history.replaceState(null, '', '/Blog/');
    await go('/blog');
    expect(overlay()).not.toBeInTheDocument();
  });
});

describe('a target with a hash', () => {
  const addForm = () => {
    const form = Object.assign(document.createElement('section'), { id: 'form' });
    main().append(form);
    return form;
  };

  it('scrolls to the top first and then to the element', async () => {
    await go('/contact#form');
    await wait(700);
    const form = addForm();
    await wait(300);
    expect(broughtIntoView.mock.contexts).toEqual([form]);
    expect(scrolled.mock.invocationCallOrder[0]).toBeLessThan(
      broughtIntoView.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('waits for content that comes late', async () => {
    await go('/contact#form');
    await wait(2500);
    expect(broughtIntoView).not.toHaveBeenCalled();
    const form = addForm();
    await wait(100);
    expect(broughtIntoView.mock.contexts).toEqual([form]);
    await wait(5000);
    expect(broughtIntoView).toHaveBeenCalledTimes(1);
  });

  it('stays at the top when the element never comes', async () => {
    await go('/contact#form');
    await wait(5000);
    addForm();
    await wait(5000);
    expect(broughtIntoView).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the back and forward buttons', () => {
  it('clear the overlay 300 ms after the change of the location', async () => {
    await goBackTo('/contact');
    expect(overlay()).toBeVisible();
    await wait(299);
    expect(overlay()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Page /contact' })).toBeInTheDocument();
    await wait(1);
    expect(overlay()).not.toBeInTheDocument();
    expect(sessionStorage.getItem('lastPath')).toBe('/contact');
  });

  it('do nothing within the page', async () => {
    await goBackTo('/#contact');
    expect(overlay()).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a second navigation before the first has ended', () => {
  it('takes over: one entry in the history and one second in all', async () => {
    const entries = window.history.length;
    await go('/contact');
    await wait(100);
    await go('/contact');
    await wait(999);
    expect(overlay()).toBeVisible();
    await wait(1);
    expect(overlay()).not.toBeInTheDocument();
    expect(window.history.length).toBe(entries + 1);
  });

  it('is not cut short by the end of the first', async () => {
    await go('/contact');
    await wait(900);
    await go('/blog');
    await wait(100);
    expect(overlay()).toBeVisible();
    await wait(900);
    expect(overlay()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Page /blog' })).toBeInTheDocument();
  });

  it('goes where the back button says, also when that came last', async () => {
    await go('/contact');
    await wait(100);
    await goBackTo('/blog');
    await wait(1000);
    expect(window.location.pathname).toBe('/blog');
    expect(screen.getByRole('heading', { name: 'Page /blog' })).toBeInTheDocument();
  });
});
