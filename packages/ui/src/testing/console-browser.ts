/** What Chakra UI expects of a browser and jsdom does not have; import it for what it does. */
Object.assign(globalThis, {
  structuredClone: <T>(value: T): T => value,
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

export {};
