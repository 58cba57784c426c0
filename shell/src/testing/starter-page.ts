import { jest } from '@jest/globals';

const afterPaint = '/after-paint.js';

type Listening = [string, EventListenerOrEventListenerObject, AddEventListenerOptions | boolean | undefined];

export const starter = () =>
  (window as unknown as { siteStarter: { clicks: HTMLElement[]; link?: HTMLElement } }).siteStarter;
export const bootScripts = () =>
  [...document.querySelectorAll('script[src]')]
    .map((script) => script.getAttribute('src')?.replace(window.location.origin, ''))
    .filter((src) => !src?.endsWith(afterPaint));
export const prefetches = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) =>
    link.getAttribute('href'),
  );

let listening: Listening[] = [];
let frames: FrameRequestCallback[] = [];
let idle: (() => void)[] = [];
let painted = () => {};

/** The browser says that it has painted. */
export const firstPaint = () => painted();
const shownFaces = new Set<Face>();

/** Faces that were given to the document. */
export const facesShown = () =>
  [...shownFaces].map((face) => `${face.family} ${face.source} ${face.descriptors.unicodeRange}`);
export const faceLoaded = jest.fn<() => Promise<void>>();

class Face {
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {}
  load = () => faceLoaded();
}

/** The first paint, the frames after it, and what is asked for then. */
export async function paint() {
  painted();
  nextFrame();
  nextFrame();
  await settle();
  await comeAfterPaint();
}

/** The script that the starter has asked for comes. */
export async function comeAfterPaint() {
  if (!document.querySelector(`script[src$="${afterPaint}"]`))
    throw new Error('Nobody asked for the script.');
  const script: string = '../browser/after-paint';
  await import(script);
  await settle();
}

const typeface = `@font-face { font-family: "Archivo Variable"; src: url(/basic.woff2); font-weight: 400 600; unicode-range: U+20-7E }
  @font-face { font-family: "Archivo Variable"; src: url(/extended.woff2); font-weight: 400 600; unicode-range: U+100 }`;
let lateData: object | null = null;

/** What the file of the page's late data holds beside the typeface; it cannot be had where that is null. */
export const haveLateData = (data: object | null) => (lateData = data && { typeface, ...data });

/** Sheets made by script, which jsdom has not. */
class Sheet {
  private readonly element = document.createElement('style');
  replaceSync(text: string) {
    this.element.textContent = text;
    document.head.append(this.element);
  }
  get cssRules() {
    return this.element.sheet?.cssRules;
  }
}

const fetched = jest.fn<(address: string) => Promise<unknown>>(async (address) => {
  if (address === '/late/a.json' && lateData) return { ok: true, json: async () => lateData };
  throw new Error('offline');
});

/** Scripts that were fetched ahead. */
export const fetchedAhead = () =>
  fetched.mock.calls.map(([address]) => address).filter((address) => address !== '/late/a.json');

/** Lets promises settle that nothing else waits for. */
export const settle = () => jest.advanceTimersByTimeAsync(0);

export const nextFrame = () => frames.splice(0).forEach((run) => run(0));
export const becomeIdle = () => idle.splice(0).forEach((run) => run());
export const loaded = () => window.dispatchEvent(new Event('load'));

export function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
}

/** Clicks it as a visitor does; true when the page itself still sees the click. */
export function click(selector: string): boolean {
  const seen = jest.fn();
  document.body.addEventListener('click', seen, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  found(selector).dispatchEvent(event);
  document.body.removeEventListener('click', seen);
  return seen.mock.calls.length === 1 && !event.defaultPrevented;
}

/** The served page with the starter at its end. */
export async function open({ knowsCommands = true, onSlowLine = false, data = {} } = {}) {
  document.head.innerHTML = `<script id="files" type="text/plain" data-boot="/boot.js" data-boot-integrity="sha384-boot" data-after-paint="${afterPaint}" data-styles="/styles/a.css" data-pictures="/styles/p.css" data-typeface="/styles/t.css" data-late-data="/late/a.json"></script>${onSlowLine ? '<link id="boot-link" rel="prefetch" as="script" href="/boot.js">' : ''}<style id="first-styles"></style>
    <script id="boot" type="text/plain" data-then="/federation.js /entry.js"></script>`;
  document.body.innerHTML = `
    <a id="link" href="/blog">AI Insights</a>
    <a id="anchor" href="#contact">Contact</a>
    <a id="tab" href="/contact" target="_blank">In a new tab</a>
    <button id="menu" popovertarget="menu-solutions">Solutions</button>
    <button id="dialog" command="show-modal" commandfor="solutions-dialog">Our Solutions</button>
    <button id="filter"><span id="words">Healthcare</span></button>
    <input id="field">
    <script type="application/json" id="page-data">${JSON.stringify({ revision: 7, scripts: {}, ...data })}</script>`;
  if (knowsCommands)
    Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
      value: null,
      configurable: true,
    });
  jest.resetModules();
  // A script, not a module: TypeScript would not import it by a literal name.
  const script: string = '../browser/starter';
  await import(script);
}

/** Gives every test a browser of its own, which paints and is idle when the test says so. */
export function setUpStarterPage(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
    listening = [];
    frames = [];
    idle = [];
    shownFaces.clear();
    faceLoaded.mockReset().mockResolvedValue(undefined);
    Object.assign(window, { FontFace: Face, CSSStyleSheet: Sheet });
    Object.defineProperty(document, 'fonts', { configurable: true, value: shownFaces });
    DOMTokenList.prototype.supports = () => true;
    window.requestAnimationFrame = (run) => frames.push(run);
    localStorage.clear();
    haveLateData({});
    fetched.mockClear();
    window.fetch = fetched as unknown as typeof fetch;
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
}
