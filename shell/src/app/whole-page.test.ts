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

it('is laid out section by section in idle moments after it has come alive, parts that have not hydrated at the end', () => {
  document.body.innerHTML = `<main><section id="one"></section><section id="two"></section>
    <div data-island="clock"><section id="closed"></section></div>
    <div data-island="chat" data-ready><section id="open"></section></div></main><footer id="foot"></footer>`;
  const idle: (() => void)[] = [];
  window.requestIdleCallback = (run) => idle.push(() => run({ didTimeout: false, timeRemaining: () => 10 }));
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('section, footer')]
      .filter(({ style }) => style.contentVisibility === 'visible')
      .map(({ id }) => id);
  layOutWholePage();
  expect(shown()).toEqual([]);
  idle.shift()?.();
  expect(shown()).toEqual(['one']);
  for (let moment = 0; moment < 3; moment += 1) idle.shift()?.();
  expect(shown()).toEqual(['one', 'two', 'open', 'foot']);
  expect(root.dataset.whole).toBeUndefined();
  idle.shift()?.();
  expect(root.dataset.whole).toBe('');
  expect(shown()).toEqual([]);
  expect(idle).toEqual([]);
});
