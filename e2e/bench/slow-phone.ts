import { chromium, type Browser, type CDPSession } from '@playwright/test';
import { launch } from '../playwright.config';

/** The profile Lighthouse calls slow 4G, as its applied throttling has it. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** What a page tells of itself: times in milliseconds since navigation. */
export interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  inp: number;
  /** The longest task of the main thread so far. */
  task: number;
  /** When what a click should bring about could be seen. */
  effect?: number;
}

/** Runs in a browser of its own, which ends with it. */
export async function withBrowser<T>(run: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launch);
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/**
 * A phone's page that observes itself, on a slow line and with a slow processor unless told otherwise. Nobody inspects it: Playwright
 * and developer tools have the engine note where every error is made, and that costs a slow phone a tenth of a second
 * that no visitor waits for.
 */
export class Phone {
  private calls = 0;
  private readonly answers = new Map<number, (answer: Answer) => void>();
  private readonly listeners = new Map<string, ((params: never) => void)[]>();

  private constructor(
    private readonly browser: CDPSession,
    private readonly sessionId: string,
    private readonly contextId: string,
  ) {
    browser.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
      if (from === sessionId) this.receive(JSON.parse(message) as Message);
    });
  }

  static async open(browser: Browser, { slowLine = true, slowProcessor = true } = {}): Promise<Phone> {
    const session = await browser.newBrowserCDPSession();
    const { browserContextId } = await session.send('Target.createBrowserContext');
    const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId });
    const phone = new Phone(session, sessionId, browserContextId);
    await phone.send('Page.enable');
    await phone.send('Emulation.setDeviceMetricsOverride', screen);
    await phone.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    if (slowLine) {
      // Otherwise only the page itself comes slowly, and what it asks for does not.
      await phone.send('Network.enable');
      await phone.send('Network.emulateNetworkConditions', slow4g);
    }
    if (slowProcessor) await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await phone.runBefore(observe);
    return phone;
  }

  send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
    const id = (this.calls += 1);
    const message = JSON.stringify({ id, method, params });
    return new Promise((resolve, reject) => {
      this.answers.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as Result),
      );
      this.browser.send('Target.sendMessageToTarget', { sessionId: this.sessionId, message }).catch(reject);
    });
  }

  on<Params>(event: string, listener: (params: Params) => void): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  /** Runs in each page before any of its scripts. */
  async runBefore<Argument>(run: (argument: Argument) => void, argument?: Argument): Promise<void> {
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(run, argument) });
  }

  async goto(url: string, { until = 'load' }: { until?: 'load' | 'commit' } = {}): Promise<void> {
    const loaded = new Promise<void>((resolve) => this.on('Page.loadEventFired', () => resolve()));
    await this.send('Page.navigate', { url });
    if (until === 'load') await loaded;
  }

  /** What `run` makes of its argument in the page. */
  async evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> {
    const expression = callOf(run, argument);
    const answer = { expression, awaitPromise: true, returnByValue: true };
    return (await this.send<{ result: { value: Result } }>('Runtime.evaluate', answer)).result.value;
  }

  /** What the page has observed so far; nothing while it navigates. */
  observed(): Promise<Observed | undefined> {
    return this.evaluate(() => (window as unknown as { observed?: Observed }).observed).catch(
      () => undefined,
    );
  }

  /** Lets the pointer rest on what the selector names. */
  async rest(selector: string): Promise<void> {
    const box = await this.evaluate(boxOf, selector);
    await this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...box });
  }

  /** Presses what the selector names where it is. False while there is nothing to press. */
  async press(selector: string): Promise<boolean> {
    const box = await this.evaluate(boxOf, selector).catch(() => null);
    if (!box) return false;
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await this.send('Input.dispatchMouseEvent', { type, ...box, button: 'left', clickCount: 1 });
    return true;
  }

  async close(): Promise<void> {
    await this.browser.send('Target.disposeBrowserContext', { browserContextId: this.contextId });
  }

  private receive({ id, method, params, ...answer }: Message): void {
    if (id !== undefined) this.answers.get(id)?.(answer);
    for (const listen of (method && this.listeners.get(method)) || []) listen(params as never);
  }
}

interface Answer {
  result?: unknown;
  error?: { message: string };
}

interface Message extends Answer {
  id?: number;
  method?: string;
  params?: unknown;
}

/** The text that calls a function with an argument in a page. */
const callOf = (run: (argument: never) => unknown, argument: unknown): string =>
  `(${run.toString()})(${JSON.stringify(argument) ?? ''})`;

/** Runs in the page: brings an element into view and says where its middle is. */
function boxOf(selector: string): { x: number; y: number } | null {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return width && height ? { x: x + width / 2, y: y + height / 2 } : null;
}

/** Runs in the page before any of its scripts. */
function observe(): void {
  const seen: Observed = { fcp: 0, lcp: 0, cls: 0, inp: 0, task: 0 };
  Object.assign(window, { observed: seen });
  const on = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime));
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  on('longtask', ({ duration }) => (seen.task = Math.max(seen.task, duration)));
  on('event', ({ duration }) => (seen.inp = Math.max(seen.inp, duration)), { durationThreshold: 16 });
}
