import { frame, provideFrame, type Frame } from './frame.js';

it('throws for a component outside of a frame, and finds the last frame that was provided', () => {
  expect(() => frame()).toThrow('There is no frame: call provideFrame() before rendering.');
  const first = { isHydrating: () => false } as Frame;
  const second = { isHydrating: () => true } as Frame;
  provideFrame(first);
  expect(frame()).toBe(first);
  provideFrame(second);
  expect(frame()).toBe(second);
});

it('keeps the frame where another copy of this module finds it', () => {
  const only = { isHydrating: () => false } as Frame;
  provideFrame(only);
  expect((globalThis as Record<symbol, unknown>)[Symbol.for('northgate.frame')]).toBe(only);
});
