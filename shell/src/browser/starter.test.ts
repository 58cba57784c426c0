import { jest } from '@jest/globals';

type Listening = [string, EventListenerOrEventListenerObject, AddEventListenerOptions | boolean | undefined];

const starter = () => (window as unknown as { siteStarter: { clicks: HTMLElement[] } }).siteStarter;
const bootScripts = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
const preloads = () =>
  [...document.querySelectorAll('link')].map((link) => `${link.getAttribute('href')}|${link.integrity}`);
const face = () => found('#typeface') as HTMLStyleElement;

let listening: Listening[] = [];
let frames: FrameRequestCallback[] = [];
let idle: (() => void)[] = [];
let painted = () => {};

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
  document.head.innerHTML = `<style id="typeface" media="not all"></style>
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

describe('before the first paint', () => {
  it('nothing is asked for; after it the typeface and, patiently, the boot script are', async () => {
    await open();
    loaded();
    expect(preloads()).toEqual([]);
    expect(face().media).toBe('not all');
    painted();
    jest.advanceTimersByTime(0);
    expect(preloads()).toEqual(['/boot.js|sha384-boot']);
    expect(face().media).toBe('all');
  });

  it.each([
    ['prefetch', true],
    ['preload', false],
  ])('the boot script is asked for by %s where a prefetch is understood: %s', async (rel, supported) => {
    DOMTokenList.prototype.supports = () => supported;
    await open();
    painted();
    jest.advanceTimersByTime(0);
    expect(document.querySelector('link')?.rel).toBe(rel);
  });

  it('a later page already knows that the typeface is there', async () => {
    await open();
    painted();
    jest.advanceTimersByTime(0);
    expect(localStorage.getItem('typeface')).toBe('1');
  });

  it('a browser that does not tell of its paints asks once the page has loaded', async () => {
    Object.assign(window.PerformanceObserver, { supportedEntryTypes: [] });
    await open();
    expect(face().media).toBe('not all');
    loaded();
    expect(face().media).toBe('all');
  });

  it('an interaction does not ask for the boot script twice', async () => {
    await open();
    found('#field').dispatchEvent(new Event('keydown', { bubbles: true }));
    nextFrame();
    jest.advanceTimersByTime(0);
    painted();
    jest.advanceTimersByTime(0);
    expect(preloads()).toEqual(['/federation.js|sha384-f', '/entry.js|sha384-e']);
    expect(bootScripts()).toEqual(['/boot.js']);
  });
});

describe('a click before the boot', () => {
  it('on a button that needs React is kept, also when it hits the words', async () => {
    await open();
    expect(click('#words')).toBe(false);
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

  it('of an extension of the browser is not the site’s business', () => {
    fail('chrome-extension://abc/content.js');
    fail('');
    expect(sent).not.toHaveBeenCalled();
  });
});
