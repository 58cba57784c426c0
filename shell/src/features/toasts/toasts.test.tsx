import { jest } from '@jest/globals';
import type { ToastMessage } from '@northgate/contracts/frame';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast, useToastStore } from './toast-store';
import { Toasts } from './toasts';

const sentMessage: ToastMessage = {
  variant: 'default',
  title: 'Message sent',
  description: 'We answer within a day.',
};

const show = (message: Partial<ToastMessage> = {}) => act(() => toast({ ...sentMessage, ...message }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryByText('Message sent');
const entries = () => useToastStore.getState().toasts;
const closeButton = () => screen.getByRole('button', { name: 'Close' });

beforeEach(() => {
  jest.useFakeTimers();
  useToastStore.setState({ toasts: [] });
  render(<Toasts />);
});

afterEach(() => jest.useRealTimers());

describe('a toast', () => {
  it('has title and description, and is read out politely', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Message sent');
    expect(screen.getByRole('status')).toHaveTextContent('We answer within a day.');
  });

  it('is an alert with another look when it is destructive', () => {
    show();
    const usual = screen.getByRole('status').className;
    show({ variant: 'destructive' });
    expect(screen.getByRole('alert')).toHaveTextContent('Message sent');
    expect(screen.getByRole('alert').className).not.toBe(usual);
  });

  it('has an action only when it is given one', () => {
    show();
    expect(screen.getAllByRole('button')).toEqual([closeButton()]);
    const run = jest.fn();
    show({ action: { label: 'Undo', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('takes the place of the one before it', () => {
    show();
    show({ title: 'Message failed' });
    expect(shown()).not.toBeInTheDocument();
    expect(screen.getByText('Message failed')).toBeVisible();
    expect(entries()).toHaveLength(1);
  });

  it('stays for 5000 ms and is gone then', () => {
    show();
    wait(4999);
    expect(shown()).toBeVisible();
    wait(1);
    expect(shown()).not.toBeInTheDocument();
  });

  it('gets its whole 5000 ms when it replaced another', () => {
    show();
    wait(4000);
    show({ title: 'Message failed' });
    wait(4999);
    expect(screen.getByText('Message failed')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Message failed')).not.toBeInTheDocument();
  });

  it('goes at once by its close button, and leaves the list after 1,000,000 ms', () => {
    show();
    fireEvent.click(closeButton());
    expect(shown()).not.toBeInTheDocument();
    wait(999_999);
    expect(entries()).toMatchObject([{ title: 'Message sent', open: false }]);
    wait(1);
    expect(entries()).toEqual([]);
  });

  it('is replaced in the list by the next one after it was closed', () => {
    show();
    fireEvent.click(closeButton());
    show({ title: 'Message failed' });
    expect(entries()).toMatchObject([{ title: 'Message failed', open: true }]);
  });

  it.each([
    ['pointed at', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('does not go while it is %s', (_, begin, end) => {
    show();
    begin(screen.getByRole('status'));
    wait(60_000);
    expect(shown()).toBeVisible();
    end(screen.getByRole('status'));
    wait(5000);
    expect(shown()).not.toBeInTheDocument();
  });
});

describe('the toast area', () => {
  it('takes the focus on F8 and on no other key', () => {
    show();
    const area = screen.getByRole('region', { name: 'Notifications (F8)' });
    fireEvent.keyDown(document.body, { key: 'F7' });
    expect(area).not.toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(area).toHaveFocus();
    expect(area).toContainElement(closeButton());
  });
});

describe('dragging a toast', () => {
  const pointer = (type: string, x: number, y = 0) =>
    fireEvent(
      shown() ?? document.body,
      new MouseEvent(type, { bubbles: true, clientX: 200 + x, clientY: 200 + y }),
    );

  const drag = (x: number, y = 0) => {
    pointer('pointerdown', 0);
    pointer('pointermove', x, y);
    pointer('pointerup', x, y);
  };

  beforeEach(() => show());

  it('60 px to the right dismisses it', () => {
    drag(60);
    expect(shown()).not.toBeInTheDocument();
  });

  it('40 px to the right moves it along and lets it spring back', () => {
    pointer('pointerdown', 0);
    pointer('pointermove', 40);
    expect(screen.getByRole('status')).toHaveStyle({ transform: 'translateX(40px)' });
    pointer('pointerup', 40);
    expect(shown()).toBeVisible();
    expect(screen.getByRole('status')).not.toHaveStyle({ transform: 'translateX(40px)' });
  });

  it.each([
    ['left', -200, 0],
    ['up', 0, -200],
    ['down', 0, 200],
  ])('%s does nothing', (_, x, y) => {
    drag(x, y);
    expect(shown()).toBeVisible();
  });

  it('lets it spring back when the browser takes the pointer for scrolling', () => {
    pointer('pointerdown', 0);
    pointer('pointermove', 60);
    pointer('pointercancel', 60);
    expect(screen.getByRole('status')).not.toHaveStyle({ transform: 'translateX(60px)' });
    pointer('pointermove', 80);
    pointer('pointerup', 80);
    expect(shown()).toBeVisible();
  });

  it('does not begin at its buttons', () => {
    fireEvent(closeButton(), new MouseEvent('pointerdown', { bubbles: true, clientX: 0 }));
    pointer('pointermove', 100);
    pointer('pointerup', 100);
    expect(shown()).toBeVisible();
  });
});
