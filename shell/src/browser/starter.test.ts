import { jest } from '@jest/globals';

type Listening = [string, EventListenerOrEventListenerObject, AddEventListenerOptions | boolean | undefined];

const starter = () => (window as unknown as { siteStarter: { clicks: HTMLElement[] } }).siteStarter;
const bootScripts = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    (link) => `${link.getAttribute('href')}|${link.integrity}`,
  );
const prefetches = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) =>
    link.getAttribute('href'),
  );

let listening: Listening[] = [];
let frames: FrameRequestCallback[] = [];
let idle: (() => void)[] = [];
let painted = () => {};
let shownFaces: string[] = [];
const faceLoaded = jest.fn<() => Promise<void>>();

class Face {
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {}
  load = () => faceLoaded();
}

/** The first paint, and the frames after it. */
async function paint() {
  painted();
  nextFrame();
  nextFrame();
  await settle();
}

/** Lets promises settle that nothing else waits for. */
const settle = () => jest.advanceTimersByTimeAsync(0);

const nextFrame = () => frames.splice(0).forEach((run) => run(0));
const becomeIdle = () => idle.splice(0).forEach((run) => run());
const loaded = () => window.dispatchEvent(new Event('load'));

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
}

/** Clicks it as a visitor does; true when the page itself still sees the click. */
function click(selector: string): boolean {
  const seen = jest.fn();
  document.body.addEventListener('click', seen, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  found(selector).dispatchEvent(event);
  document.body.removeEventListener('click', seen);
  return seen.mock.calls.length === 1 && !event.defaultPrevented;
}

/** The served page with the starter at its end. */
async function open({ knowsCommands = true } = {}) {
  document.head.innerHTML = `<link rel="boot" as="script" href="/boot.js"><link rel="late" as="style" href="/styles/a.css"><style id="typeface" media="not all">
      @font-face { font-family: "Archivo Variable"; src: url(/basic.woff2); font-weight: 400 600; unicode-range: U+20-7E }
      @font-face { font-family: "Archivo Variable"; src: url(/extended.woff2); font-weight: 400 600; unicode-range: U+100 }
    </style>
    <script id="boot" type="text/plain" data-src="/boot.js|sha384-boot" data-then="/federation.js|sha384-f /entry.js|sha384-e"></script>`;
  document.body.innerHTML = `
    <a id="link">AI Insights</a>
    <button id="menu" popovertarget="menu-solutions">Solutions</button>
    <button id="dialog" command="show-modal" commandfor="solutions-dialog">Our Solutions</button>
    <button id="filter"><span id="words">Healthcare</span></button>
    <input id="field">`;
  if (knowsCommands)
    Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
      value: null,
      configurable: true,
    });
  jest.resetModules();
  // A script, not a module: TypeScript would not import it by a literal name.
  const script: string = './starter';
  await import(script);
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  listening = [];
  frames = [];
  idle = [];
  shownFaces = [];
  faceLoaded.mockReset().mockResolvedValue(undefined);
  Object.assign(window, { FontFace: Face });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: {
      add: (face: Face) => shownFaces.push(`${face.family} ${face.source} ${face.descriptors.unicodeRange}`),
    },
  });
  DOMTokenList.prototype.supports = () => true;
  window.requestAnimationFrame = (run) => frames.push(run);
  localStorage.clear();
  class Paints {
    static supportedEntryTypes = ['paint'];
    constructor(told: (list: unknown, observer: Paints) => void) {
      painted = () => told([], this);
    }
    observe = () => {};
    disconnect = () => {};
  }
  Object.assign(window, { PerformanceObserver: Paints });
  window.requestIdleCallback = (run) => idle.push(run as () => void);
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...listener: unknown[]) => {
    listening.push(listener as Listening);
    add(...(listener as Listening));
  });
});

afterEach(() => {
  for (const [type, listener, options] of listening) window.removeEventListener(type, listener, options);
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the boot', () => {
  it('comes with the first idle moment when the address carries a query', async () => {
    window.history.replaceState(null, '', '/cctv-security?cameras=80#roi');
    await open();
    loaded();
    becomeIdle();
    expect(bootScripts()).toEqual(['/boot.js']);
    window.history.replaceState(null, '', '/');
  });

  it.each(['pointerdown', 'keydown', 'touchstart', 'focusin'])(
    'starts after the first %s, but not inside the event nor before the next paint',
    async (type) => {
      await open();
      found('#field').dispatchEvent(new Event(type, { bubbles: true }));
      jest.advanceTimersByTime(10_000);
      expect(bootScripts()).toEqual([]);
      nextFrame();
      expect(bootScripts()).toEqual([]);
      jest.advanceTimersByTime(0);
      expect(bootScripts()).toEqual(['/boot.js']);
    },
  );

  it('asks at the same time for what the page needs right after the frame', async () => {
    await open();
    expect(preloads()).toEqual([]);
    found('#field').dispatchEvent(new Event('keydown', { bubbles: true }));
    nextFrame();
    jest.advanceTimersByTime(0);
    expect(preloads()).toEqual(['/federation.js|sha384-f', '/entry.js|sha384-e']);
  });

  it('happens once, however much the visitor does', async () => {
    await open();
    for (const type of ['pointerdown', 'focusin', 'keydown'])
      found('#field').dispatchEvent(new Event(type, { bubbles: true }));
    nextFrame();
    jest.advanceTimersByTime(0);
    found('#field').dispatchEvent(new Event('keydown', { bubbles: true }));
    nextFrame();
    loaded();
    jest.advanceTimersByTime(10_000);
    becomeIdle();
    expect(bootScripts()).toEqual(['/boot.js']);
  });

  it('comes by itself at an idle moment four seconds after the page has loaded', async () => {
    await open();
    jest.advanceTimersByTime(60_000);
    becomeIdle();
    expect(bootScripts()).toEqual([]);
    loaded();
    jest.advanceTimersByTime(3999);
    becomeIdle();
    expect(bootScripts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(bootScripts()).toEqual([]);
    becomeIdle();
    expect(bootScripts()).toEqual(['/boot.js']);
  });

  it('comes also in a browser that does not tell when it is idle', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    await open();
    loaded();
    jest.advanceTimersByTime(4499);
    expect(bootScripts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(bootScripts()).toEqual(['/boot.js']);
  });
});

describe('the typeface', () => {
  it('is asked for after the first paint and shown whole, in an idle moment, once its main file is there', async () => {
    let arrive = () => {};
    faceLoaded.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await open();
    loaded();
    expect(faceLoaded).not.toHaveBeenCalled();
    await paint();
    expect(faceLoaded).toHaveBeenCalledTimes(1);
    becomeIdle();
    expect(shownFaces).toEqual([]);
    arrive();
    await settle();
    expect(shownFaces).toEqual([]);
    becomeIdle();
    expect(shownFaces).toEqual([
      'Archivo Variable url(/basic.woff2) U+20-7E',
      'Archivo Variable url(/extended.woff2) U+100',
    ]);
  });

  it('is there from the first paint on for who has it already', async () => {
    await open();
    (found('#typeface') as HTMLStyleElement).media = 'all';
    await paint();
    expect(faceLoaded).not.toHaveBeenCalled();
  });

  it('is known to later pages only once it has come', async () => {
    faceLoaded.mockRejectedValueOnce(new Error('no such file'));
    await open();
    await paint();
    expect(localStorage.getItem('typeface')).toBeNull();
    await open();
    await paint();
    expect(localStorage.getItem('typeface')).toBe('1');
  });

  it('comes once the page has loaded where the browser does not tell of its paints', async () => {
    Object.assign(window.PerformanceObserver, { supportedEntryTypes: [] });
    await open();
    expect(faceLoaded).not.toHaveBeenCalled();
    loaded();
    expect(faceLoaded).toHaveBeenCalledTimes(1);
  });
});

describe('the styles below the first screen', () => {
  const link = () => found('link[as=style]') as HTMLLinkElement;
  const awaited = () => document.documentElement.hasAttribute('data-awaits-styles');

  beforeEach(() => document.documentElement.setAttribute('data-awaits-styles', ''));
  afterEach(() => document.documentElement.removeAttribute('data-awaits-styles'));

  it.each(['load', 'error'])('come after the first paint, and the rest shows at their %s', async (event) => {
    await open();
    loaded();
    expect(link().rel).toBe('late');
    await paint();
    expect(link().rel).toBe('stylesheet');
    expect(awaited()).toBe(true);
    link().dispatchEvent(new Event(event));
    expect(awaited()).toBe(false);
  });

  it('are left alone where the page has them already', async () => {
    document.documentElement.removeAttribute('data-awaits-styles');
    await open();
    await paint();
    expect(link().rel).toBe('late');
  });
});

describe('the boot script', () => {
  const rel = () => (found('link[href="/boot.js"]') as HTMLLinkElement).rel;

  it.each([
    ['prefetched', 'prefetch', true],
    ['preloaded, where the browser does not prefetch,', 'preload', false],
  ])('is %s once the first frames are painted', async (_, expected, supported) => {
    DOMTokenList.prototype.supports = () => supported;
    await open();
    loaded();
    painted();
    nextFrame();
    await settle();
    expect(rel()).toBe('boot');
    nextFrame();
    await settle();
    expect(rel()).toBe(expected);
  });

  it('is not asked for again when it has been executed already', async () => {
    await open();
    found('#field').dispatchEvent(new Event('keydown', { bubbles: true }));
    nextFrame();
    await settle();
    await paint();
    expect(rel()).toBe('boot');
    expect(bootScripts()).toEqual(['/boot.js']);
  });
});

describe('the part that is touched first', () => {
  const script = (src: string) => ({ src, integrity: `sha384-${src}` });
  const remotes = {
    'mfe-marketing': {
      ...{ entry: '/entry.js', integrity: 'sha384-e' },
      ...{ exposes: { './home-page': [script('/home.js')] }, parts: { './home-page': ['/filter.js'] } },
    },
    'mfe-chat': {
      ...{ entry: '/chat.js', integrity: 'sha384-chat' },
      ...{ exposes: { './chat-bar': [script('/bar.js')] }, parts: { './chat-bar': ['/panel.js'] } },
    },
  };
  const rest = ['/federation.js|sha384-f', '/entry.js|sha384-e'];

  async function touch(selector: string) {
    await open();
    const data = { app: 'mfe-marketing', module: './home-page', remotes };
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div data-island="filter"><button id="own">Filter</button></div>
       <div data-island="mfe-chat/chat-bar"><button id="chat">Ask</button></div>
       <div data-island="mfe-tools/roi-calculator"><button id="away">Calculate</button></div>
       <script type="application/json" id="page-data">${JSON.stringify(data)}</script>`,
    );
    found(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    nextFrame();
    await settle();
  }

  it('has its code fetched at once when it belongs to the page', async () => {
    await touch('#own');
    expect(preloads().slice(0, 2)).toEqual(rest);
    expect(prefetches()).toEqual(['/filter.js']);
  });

  it('has its entry, its scripts and what it will load fetched at once when another app brings it', async () => {
    await touch('#chat');
    expect(preloads().slice(0, 4)).toEqual([...rest, '/chat.js|sha384-chat', '/bar.js|sha384-/bar.js']);
    expect(prefetches()).toEqual(['/panel.js']);
  });

  it.each(['#away', '#filter'])(
    '%s asks for nothing more: its app is away, or there is no part',
    async (one) => {
      await touch(one);
      expect(preloads()).toEqual(rest);
    },
  );
});

describe('a click before the boot', () => {
  it('on a button that needs React is kept, also when it hits the words', async () => {
    await open();
    expect(click('#words')).toBe(false);
    expect(starter().clicks).toEqual([found('#filter')]);
  });

  it('is kept once however often an impatient visitor presses', async () => {
    await open();
    click('#filter');
    click('#words');
    expect(starter().clicks).toEqual([found('#filter')]);
  });

  it.each(['#menu', '#dialog', '#link', '#field'])('on %s is left to the platform', async (selector) => {
    await open();
    const reached = jest.fn();
    found(selector).addEventListener('click', reached);
    expect(click(selector)).toBe(true);
    expect(reached).toHaveBeenCalledTimes(1);
    expect(starter().clicks).toEqual([]);
  });

  it('on a dialog’s button is kept in a browser that does not know invoker commands', async () => {
    await open({ knowsCommands: false });
    expect(click('#dialog')).toBe(false);
    expect(starter().clicks).toEqual([found('#dialog')]);
  });

  it('is no longer kept once the page has booted', async () => {
    await open();
    window.dispatchEvent(new Event('site:booted'));
    expect(click('#filter')).toBe(true);
    expect(starter().clicks).toEqual([]);
  });
});

describe('an error', () => {
  const sent = jest.fn<(address: string, body: string) => boolean>();
  const reports = () => sent.mock.calls.map(([address, body]) => [address, JSON.parse(body) as unknown]);
  const fail = (filename: string, message = 'x is not a function') =>
    window.dispatchEvent(new ErrorEvent('error', { filename, message }));

  beforeEach(async () => {
    sent.mockReset();
    Object.assign(navigator, { sendBeacon: sent });
    await open();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="application/json" id="page-data">{"revision":7}</script>',
    );
  });

  it('of a file of this site is told to it once, with the revision of the page', () => {
    fail('http://localhost/assets/mfe-blog/1/a.js');
    fail('http://localhost/assets/mfe-blog/1/b.js');
    expect(reports()).toEqual([
      ['/_site/error', { revision: 7, reason: 'x is not a function: /assets/mfe-blog/1/a.js' }],
    ]);
  });

  it('of a file that cannot be loaded is told as well', () => {
    const script = Object.assign(document.createElement('script'), {
      type: 'text/plain',
      src: '/assets/shell/1/main.js',
    });
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    expect(reports()).toEqual([
      ['/_site/error', { revision: 7, reason: 'cannot be loaded: /assets/shell/1/main.js' }],
    ]);
  });

  it('of styles that cannot be loaded is told as well', () => {
    const link = found('link[as=style]');
    link.dispatchEvent(new Event('error'));
    expect(reports()).toEqual([['/_site/error', { revision: 7, reason: 'cannot be loaded: /styles/a.css' }]]);
  });

  it('of an extension of the browser is not the site’s business', () => {
    fail('chrome-extension://abc/content.js');
    fail('');
    expect(sent).not.toHaveBeenCalled();
  });
});
