import { jest } from '@jest/globals';
import { pageDataId } from '@northgate/contracts/page';
import { adoptHead, fetchPage, readPageData, type FetchedPage } from './fetch-page';

const fetched = jest.fn<(path: string, init?: RequestInit) => Promise<Response>>();
let today = Date.parse('2041-06-01T12:00:00Z');

const documentWith = (head: string, main = '', data: unknown = { path: '/x' }) =>
  `<!doctype html><html><head>${head}</head><body>
    <header><div data-static="frame-menus">menus</div></header><main>${main}</main>
    <script type="application/json" id="${pageDataId}">${JSON.stringify(data)}</script></body></html>`;

const answers = (html: string, status = 200, styles = '') =>
  fetched.mockImplementation(async (path) => {
    const ok = status === 200 || path.endsWith('.css');
    return { ok, status, text: async () => (path.endsWith('.css') ? styles : html) } as Response;
  });

let pages = 0;
const parsed = async (head: string, styles?: string): Promise<FetchedPage> => {
  answers(documentWith(head), 200, styles);
  return fetchPage(`/page-${++pages}`);
};

const adopt = async (page: FetchedPage) => adoptHead(page, await page.styles);

/** Jsdom has no sheets made by script. */
class MadeSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: MadeSheet });
  document.adoptedStyleSheets = [];
  jest.useFakeTimers({ now: (today += 86_400_000) });
  fetched.mockReset();
  window.fetch = fetched as unknown as typeof fetch;
  document.head.innerHTML = '';
});

afterEach(() => jest.useRealTimers());

describe('fetching a page', () => {
  it('asks for HTML and takes data and the static parts of the content from it', async () => {
    answers(documentWith('', '<div data-static="hero"><h1>Hero</h1></div><div data-static="faq">FAQ</div>'));
    const page = await fetchPage('/x');
    expect(fetched).toHaveBeenCalledWith('/x', { headers: { accept: 'text/html' } });
    expect(page.data).toMatchObject({ path: '/x' });
    expect([...page.statics]).toEqual([
      ['hero', '<h1>Hero</h1>'],
      ['faq', 'FAQ'],
    ]);
  });

  describe('with late data', () => {
    const address = { version: 'b1', entry: '/b1/entry.js' };
    const scripts = { integrity: 'sha384-b', exposes: {} };
    const html = documentWith(
      '<link id="late-data" href="/late/a.json">',
      '<div data-static="hero"><svg data-drawing="1"></svg></div>',
      { path: '/x', remotes: { 'mfe-blog': address } },
    );
    const answerLate = (late: object | null) =>
      fetched.mockImplementation(
        async (path) =>
          ({
            ok: path === '/x' || late !== null,
            status: late ? 200 : 404,
            text: async () => html,
            json: async () => late,
          }) as Response,
      );

    it('knows its brand and its remotes from there, and has its drawings in place', async () => {
      answerLate({
        brand: { email: 'a@b.example' },
        remotes: { 'mfe-blog': scripts },
        drawings: ['', '<path></path>'],
      });
      const page = await fetchPage('/x');
      expect(page.data.brand).toEqual({ email: 'a@b.example' });
      expect(page.data.remotes).toEqual({ 'mfe-blog': { ...address, ...scripts } });
      expect(page.statics.get('hero')).toBe('<svg><path></path></svg>');
    });

    it('is not to be had without it', async () => {
      answerLate(null);
      await expect(fetchPage('/x')).rejects.toThrow('/late/a.json answered 404');
    });
  });

  it('takes a "not found" page for a page', async () => {
    answers(documentWith(''), 404);
    await expect(fetchPage('/nope')).resolves.toMatchObject({ data: { path: '/x' } });
  });

  it('asks once for a page that was wanted a moment ago, and again after half a minute', async () => {
    answers(documentWith(''));
    await fetchPage('/x');
    jest.advanceTimersByTime(29_999);
    await fetchPage('/x');
    expect(fetched).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    await fetchPage('/x');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('says what answered instead of a page', async () => {
    answers('<h1>Bad Gateway</h1>', 502);
    await expect(fetchPage('/x')).rejects.toThrow('/x answered 502 without a page');
  });

  it('reads no data from a document of another site', async () => {
    expect(readPageData((await parsed('')).head, {})).toMatchObject({ path: '/x' });
    expect(readPageData(new DOMParser().parseFromString('<p>Elsewhere</p>', 'text/html'), {})).toBeNull();
  });
});

describe('taking over the head of a page', () => {
  const description = (text: string) => `<meta name="description" content="${text}">`;
  const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
  const noindex = '<meta name="robots" content="noindex">';

  const present = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

  it('brings title, description and canonical address', async () => {
    document.head.innerHTML = `<title>Old</title>${description('old')}${canonical('/old')}`;
    await adopt(await parsed(`<title>New</title>${description('new')}${canonical('/new')}`));
    expect(document.title).toBe('New');
    expect(present('meta[name=description]', 'content')).toEqual(['new']);
    expect(present('link[rel=canonical]', 'href')).toEqual(['/new']);
  });

  it('has one canonical address again after a page that had none', async () => {
    document.head.innerHTML = canonical('/old');
    await adopt(await parsed(noindex));
    expect(present('link[rel=canonical]', 'href')).toEqual([]);
    expect(present('meta[name=robots]', 'content')).toEqual(['noindex']);
    await adopt(await parsed(canonical('/new')));
    expect(present('link[rel=canonical]', 'href')).toEqual(['/new']);
    expect(present('meta[name=robots]', 'content')).toEqual([]);
  });

  describe('brings the styles this document lacks', () => {
    const link = (name: string) => `<link rel="late" as="style" href="/styles/${name}.css">`;

    it('and does not ask for those it has, nor for others twice', async () => {
      document.head.innerHTML = link('own');
      await adopt(await parsed(link('own'), '.own{}'));
      expect(document.adoptedStyleSheets).toEqual([]);
      expect(fetched).toHaveBeenCalledTimes(1);
      await adopt(await parsed(link('next'), '.next{}'));
      expect(fetched).toHaveBeenLastCalledWith('/styles/next.css');
      await adopt(await parsed(link('next'), '.next{}'));
      expect(document.adoptedStyleSheets).toEqual([{ text: '.next{}' }]);
      expect(fetched).toHaveBeenCalledTimes(4);
    });

    it('and says, after a second try, that they do not come, and asks for the page anew next time', async () => {
      fetched.mockImplementation(async (path) => {
        const html = documentWith(link('gone'));
        return { ok: !path.endsWith('.css'), status: 404, text: async () => html } as Response;
      });
      const page = await fetchPage('/unstyled');
      await expect(page.styles).rejects.toThrow('/styles/gone.css answered 404');
      expect(fetched.mock.calls.map(([path]) => path)).toEqual([
        '/unstyled',
        '/styles/gone.css',
        '/styles/gone.css',
      ]);
      await fetchPage('/unstyled');
      expect(fetched).toHaveBeenCalledTimes(6);
    });
  });
});
