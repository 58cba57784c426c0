import { afterEach, expect, jest, test } from '@jest/globals';
import { followReading } from './follow-reading';

const current = () => document.querySelector('[aria-current]')?.textContent;

afterEach(() => void (document.body.innerHTML = ''));

test('marks the section whose heading has passed the reading line, and none above the first', () => {
  document.body.innerHTML =
    '<nav data-contents><a href="#section-a">A</a><a href="#section-b">B</a></nav>' +
    '<h2 id="section-a">A</h2><h2 id="section-b">B</h2>';
  const tops = { 'section-a': 500, 'section-b': 900 };
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.getElementById(id)!;
    heading.getBoundingClientRect = () => ({ top: top - window.scrollY }) as DOMRect;
  }
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  const stop = followReading(() => {});
  expect(current()).toBeUndefined();
  scrollTo(400);
  expect(current()).toBe('A');
  scrollTo(800);
  expect(current()).toBe('B');
  stop();
  scrollTo(0);
  expect(current()).toBe('B');
});

test('shows the copy buttons, which put their code on the clipboard', async () => {
  document.body.innerHTML = '<figure><button data-copy hidden>Copy</button><pre>npm start</pre></figure>';
  const writeText = jest.fn(async (_: string) => {});
  Object.assign(navigator, { clipboard: { writeText } });
  const copied = jest.fn();
  const stop = followReading(copied);
  const button = document.querySelector('button')!;
  expect(button.hidden).toBe(false);
  button.click();
  await Promise.resolve();
  expect(writeText).toHaveBeenCalledWith('npm start');
  expect(copied).toHaveBeenCalledTimes(1);
  stop();
});
