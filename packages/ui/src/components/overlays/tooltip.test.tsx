import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { followTooltips, tooltip } from './follow-tooltips';
import { Tooltip } from './tooltip';

const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const button = (name: string) => screen.getByRole('button', { name });
const point = (element: Element, pointerType = 'mouse') =>
  fireEvent(element, pointerEvent('pointerover', pointerType));
const pointerEvent = (type: string, pointerType = 'mouse') =>
  Object.assign(new Event(type, { bubbles: true }), { pointerType });
const text = () => screen.getByRole('tooltip').firstElementChild as Element;

let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  stop = followTooltips();
  render(
    <>
      <button aria-label="Open chat" {...tooltip('Open chat')}>
        <i data-testid="icon" />
      </button>
      <button aria-label="Our Solutions" {...tooltip('Our Solutions')} />
      <button {...tooltip('Opens in a new tab')}>Platform</button>
      <p>elsewhere</p>
      <Tooltip />
    </>,
  );
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('opens after 700 ms of pointing, also on what is inside the control, and closes when the pointer leaves', () => {
  point(screen.getByTestId('icon'));
  pass(699);
  expect(shown()).toBeNull();
  pass(1);
  expect(shown()).toBe('Open chat');
  point(screen.getByText('elsewhere'));
  expect(shown()).toBeNull();
});

test('does not open when the pointer was only passing, nor for touch', () => {
  point(button('Open chat'));
  pass(400);
  point(screen.getByText('elsewhere'));
  pass(1000);
  point(button('Open chat'), 'touch');
  pass(1000);
  expect(shown()).toBeNull();
});

test('within 300 ms of another one it opens at once, later it waits again', () => {
  point(button('Open chat'));
  pass(700);
  point(screen.getByText('elsewhere'));
  pass(299);
  point(button('Our Solutions'));
  expect(shown()).toBe('Our Solutions');
  point(screen.getByText('elsewhere'));
  pass(300);
  point(button('Open chat'));
  expect(shown()).toBeNull();
  pass(700);
  expect(shown()).toBe('Open chat');
});

test('stays while the pointer is on it', () => {
  point(button('Open chat'));
  pass(700);
  fireEvent(button('Open chat'), new Event('pointerleave'));
  point(text());
  pass(5000);
  expect(shown()).toBe('Open chat');
  point(screen.getByText('elsewhere'));
  expect(shown()).toBeNull();
});

test('closes when the pointer leaves the window', () => {
  point(button('Open chat'));
  pass(700);
  fireEvent(document.documentElement, new Event('pointerleave'));
  expect(shown()).toBeNull();
});

test('opens at once on focus by keyboard and closes when focus goes', () => {
  act(() => button('Our Solutions').focus());
  expect(shown()).toBe('Our Solutions');
  act(() => button('Our Solutions').blur());
  expect(shown()).toBeNull();
});

test('Escape closes it, and nothing else', () => {
  const others = jest.fn();
  document.addEventListener('keydown', others);
  act(() => button('Our Solutions').focus());
  fireEvent.keyDown(button('Our Solutions'), { key: 'Escape' });
  expect(shown()).toBeNull();
  expect(others).not.toHaveBeenCalled();
  fireEvent.keyDown(button('Our Solutions'), { key: 'Escape' });
  expect(others).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', others);
});

test.each(['pointerdown', 'scroll'])('a %s closes it', (type) => {
  point(button('Open chat'));
  pass(700);
  fireEvent(document.body, pointerEvent(type));
  expect(shown()).toBeNull();
});

test('a press keeps a waiting one from opening', () => {
  point(button('Our Solutions'));
  fireEvent(document.body, pointerEvent('pointerdown'));
  pass(1000);
  expect(shown()).toBeNull();
});

test('one whose control the page scrolled under the pointer opens', () => {
  point(button('Our Solutions'));
  fireEvent.scroll(document);
  pass(700);
  expect(shown()).toBe('Our Solutions');
});

test('stays closed on a control that was pressed until the pointer has been elsewhere', () => {
  point(button('Open chat'));
  pass(700);
  fireEvent(button('Open chat'), pointerEvent('pointerdown'));
  point(screen.getByTestId('icon'));
  pass(1000);
  expect(shown()).toBeNull();
  point(screen.getByText('elsewhere'));
  point(button('Open chat'));
  pass(700);
  expect(shown()).toBe('Open chat');
});

test('stays with the focus when the page scrolls', () => {
  act(() => button('Our Solutions').focus());
  fireEvent.scroll(document);
  expect(shown()).toBe('Our Solutions');
});

test('describes the control only where it says more than its name', () => {
  act(() => button('Platform').focus());
  expect(button('Platform')).toHaveAccessibleDescription('Opens in a new tab');
  act(() => button('Open chat').focus());
  expect(button('Open chat')).not.toHaveAttribute('aria-describedby');
  expect(button('Platform')).not.toHaveAttribute('aria-describedby');
});

test('can be stopped', () => {
  point(button('Open chat'));
  pass(700);
  stop();
  expect(shown()).toBeNull();
  point(button('Our Solutions'));
  pass(1000);
  expect(shown()).toBeNull();
});
