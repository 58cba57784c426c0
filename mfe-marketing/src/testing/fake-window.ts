import { jest } from '@jest/globals';

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

/** Whether the visitor asks for less motion. */
export function fakeReducedMotion(matches: boolean): void {
  const query = { matches, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: jest.fn(() => query) });
}
