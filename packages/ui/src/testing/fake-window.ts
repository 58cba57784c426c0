import { jest } from '@jest/globals';
import { afterNextPaint } from '../composition/after-next-paint';

/** Lets a test say when elements come into view. Returns the function that says so. */
export function fakeViewport(): () => void {
  const watchers = new Set<IntersectionObserverCallback>();
  class FakeObserver {
    readonly tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell;
    }
    observe() {
      watchers.add(this.tell);
    }
    disconnect() {
      watchers.delete(this.tell);
    }
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
  return () => {
    for (const tell of [...watchers]) tell([{ isIntersecting: true }] as never, null as never);
  };
}

/** Whether the visitor asks for less motion. Returns the function that changes it. */
export function fakeReducedMotion(matches: boolean): (matches: boolean) => void {
  const listeners = new Set<() => void>();
  const query = {
    matches,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  Object.assign(window, { matchMedia: jest.fn(() => query) });
  return (changed) => {
    query.matches = changed;
    for (const listener of [...listeners]) listener();
  };
}

/** Teaches the test environment to open and close dialogs; without invoker commands, as older browsers. */
export function fakeDialogs() {
  const showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  const close = jest.fn(function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  return { showModal, close };
}

/** Settles once the work that was to wait for a frame has been done. */
export const frameDrawn = () => new Promise<void>((done) => afterNextPaint(done));
