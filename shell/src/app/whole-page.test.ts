import { layOutWholePage, wholePageScript } from './whole-page';

const root = document.documentElement;
const arriveBy = (type: string, hash = '') => {
  window.history.replaceState(null, '', `/${hash}`);
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
  window.eval(wholePageScript);
  return root.dataset.whole;
};

beforeEach(() => {
  delete root.dataset.whole;
});

it('is laid out near the screen only for who arrives by a link', () => {
  expect(arriveBy('navigate')).toBeUndefined();
});

it.each([
  ['goes back to it', 'back_forward', ''],
  ['loads it anew', 'reload', ''],
  ['is sent to a place within it', 'navigate', '#contact'],
])('is laid out whole from the start for who %s', (_, type, hash) => {
  expect(arriveBy(type, hash)).toBe('');
});

it('is laid out whole in the first idle moment after the page has come alive', () => {
  let idle = () => {};
  window.requestIdleCallback = (run) => {
    idle = () => run({ didTimeout: false, timeRemaining: () => 10 });
    return 1;
  };
  layOutWholePage();
  expect(root.dataset.whole).toBeUndefined();
  idle();
  expect(root.dataset.whole).toBe('');
});
