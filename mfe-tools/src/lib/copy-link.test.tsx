import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { provideFakeFrame } from '../testing/fake-frame';
import { CopyLink } from './copy-link';

let frame: ReturnType<typeof provideFakeFrame>;
let user: UserEvent;
const copy = () => user.click(screen.getByRole('button', { name: 'Copy link' }));
const shownLink = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Link to these numbers' });

beforeEach(() => {
  frame = provideFakeFrame();
  user = userEvent.setup();
  window.history.replaceState(null, '', '/infrastructure?from=letter#contact');
  render(<CopyLink query="cameras=80&guards=4" anchor="roi" />);
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('puts the page with these inputs alone on the clipboard, and says so', async () => {
  await copy();
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost/infrastructure?cameras=80&guards=4#roi',
  );
  expect(frame.toast.mock.calls).toEqual([
    [
      {
        variant: 'default',
        title: 'Link copied',
        description: 'It opens the calculator with these numbers.',
      },
    ],
  ]);
  expect(shownLink()).toBeNull();
});

test('shows the link selected where the clipboard is refused, until it can be copied', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
  await copy();
  const link = shownLink()!;
  expect(link).toHaveValue('http://localhost/infrastructure?cameras=80&guards=4#roi');
  expect(link).toHaveFocus();
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
  expect(frame.toast).not.toHaveBeenCalled();
  await copy();
  expect(shownLink()).toBeNull();
  expect(frame.toast).toHaveBeenCalledTimes(1);
});

test('shows the link where there is no clipboard at all', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await copy();
  expect(shownLink()).toHaveFocus();
});
