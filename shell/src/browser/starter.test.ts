import { jest } from '@jest/globals';

type Listening = [string, EventListenerOrEventListenerObject, AddEventListenerOptions | boolean | undefined];

const starter = () => (window as unknown as { siteStarter: { clicks: HTMLElement[] } }).siteStarter;
const bootScripts = () => [...document.scripts].map((script) => new URL(script.src).pathname);
const preloads = () =>
  [...document.querySelectorAll('link:not(#boot)')].map((link) => link.getAttribute('href'));

let listening: Listening[] = [];
let frames: FrameRequestCallback[] = [];
let idle: (() => void)[] = [];

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
async function open({ live = false, knowsCommands = true } = {}) {
  document.head.innerHTML = `<link id="boot" rel="preload" as="script" href="/boot.js"
    data-then="/federation.js /entry.js" ${live ? 'data-live="1"' : ''}>`;
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
    expect(preloads()).toEqual(['/federation.js', '/entry.js']);
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

  it('comes at the first idle moment on a page with live parts', async () => {
    await open({ live: true });
    loaded();
    expect(bootScripts()).toEqual([]);
    becomeIdle();
    expect(bootScripts()).toEqual(['/boot.js']);
  });

  it('comes also in a browser that does not tell when it is idle', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    await open({ live: true });
    loaded();
    jest.advanceTimersByTime(499);
    expect(bootScripts()).toEqual([]);
    jest.advanceTimersByTime(1);
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
