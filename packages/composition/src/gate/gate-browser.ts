import { chromium, devices, type Browser } from 'playwright-core';
import { crowding } from '../processes/crowding.js';
import { within } from '../processes/deadline.js';
import { leanWindows } from './lean-windows.js';

/**
 * A visitor's browser has no sign that a program drives it. Other origins are not looked up: the gate judges this site, and
 * nobody should count its visits.
 */
const flags = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--disable-blink-features=AutomationControlled',
  `--user-agent=${devices['Desktop Chrome'].userAgent}`,
  '--disable-gpu',
  leanWindows,
];

/** How long a browser may take to start, and to end by itself, in milliseconds. */
const patience = { start: 30_000, end: 3000 };

/** A headless Chromium that can be ended at any time, whatever its pages do. */
export class GateBrowser {
  private constructor(
    readonly browser: Browser,
    /** Of the process that leads all others. */
    readonly pid: number,
    /** Name and version, such as `HeadlessChrome/140.0.7339.80`. */
    readonly product: string,
  ) {}

  /** Rejects when it cannot be started, which is tried a second time: a busy machine may be too slow once. */
  static async launch(executablePath: string): Promise<GateBrowser> {
    return GateBrowser.start(executablePath).catch(() => GateBrowser.start(executablePath));
  }

  private static async start(executablePath: string): Promise<GateBrowser> {
    const timeout = patience.start * crowding();
    const browser = await chromium.launch({ executablePath, args: flags, timeout });
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const { product } = await session.send('Browser.getVersion');
    return new GateBrowser(browser, processInfo.find(({ type }) => type === 'browser')?.id ?? 0, product);
  }

  /** Ends all its processes at once. A page whose script never ends hears of nothing else. */
  kill(): void {
    if (!this.pid) return;
    try {
      // It was started as the leader of a group of its own.
      process.kill(-this.pid, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  }

  /** Resolves when no process of it is left. */
  async close(): Promise<void> {
    await within(patience.end, 'Closing the browser', this.browser.close()).catch(() => {});
    this.kill();
  }
}
