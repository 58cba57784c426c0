import type { Page } from 'playwright-core';
import { stopTracing } from './page-complaints.js';

/** Windows that are done with, to open the next page in: a new one costs as much as what is done in it. */
export class SpareWindows<Window extends { page: Page }> {
  private readonly windows: Window[] = [];

  /** A window that has left its page for this address, of the same origin; undefined when there is none that does. */
  async take(address: string): Promise<Window | undefined> {
    const window = this.windows.pop();
    try {
      // What a page sends while it is left is not sent by the next one. For a blank page Chromium would begin a new process.
      await window?.page.goto(address);
      return window;
    } catch {
      void window?.page
        .context()
        .close()
        .catch(() => {});
      return undefined;
    }
  }

  give(window: Window): void {
    stopTracing(window.page);
    this.windows.push(window);
  }
}
