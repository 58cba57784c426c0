import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followDialogs, useDialog } from '../../composition/dialogs';
import { fakeDialogs, frameDrawn } from '../../testing/fake-window';
import { Button } from '../controls/button';
import { Dialog, dialogOpener } from './dialog';

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name, hidden: true }));
  await frameDrawn();
};

const page = (
  <>
    <Button {...dialogOpener('plans')}>Open</Button>
    <Dialog id="plans" title="Plans" subtitle="Three of them">
      <p>inside</p>
    </Dialog>
  </>
);

let stop = () => {};
afterEach(() => {
  stop();
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
});

test('where the browser knows neither attribute, its buttons and a click beside it do the same', async () => {
  fakeDialogs();
  stop = followDialogs();
  render(page);
  await press('Open');
  expect(dialog().open).toBe(true);
  await userEvent.click(screen.getByText('inside'));
  expect(dialog().open).toBe(true);
  await userEvent.click(dialog());
  expect(dialog().open).toBe(false);
  await press('Open');
  await press('Close');
  expect(dialog().open).toBe(false);
});

test('what the browser knows is left to it', async () => {
  const { showModal } = fakeDialogs();
  Object.defineProperty(HTMLButtonElement.prototype, 'command', { value: '', configurable: true });
  Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', { value: '', configurable: true });
  stop = followDialogs();
  render(page);
  await press('Open');
  expect(showModal).not.toHaveBeenCalled();
  dialog().open = true;
  await userEvent.click(dialog());
  expect(dialog().open).toBe(true);
});

test('where the browser opens it by command, it opens with the frame after the one that answers the press', async () => {
  const { showModal } = fakeDialogs();
  stop = followDialogs();
  render(page);
  const command = Object.assign(new Event('command', { cancelable: true }), { command: 'show-modal' });
  dialog().dispatchEvent(command);
  expect(command.defaultPrevented).toBe(true);
  expect(showModal).not.toHaveBeenCalled();
  await frameDrawn();
  expect(showModal).toHaveBeenCalledTimes(1);
  const other = Object.assign(new Event('command', { cancelable: true }), { command: 'close' });
  dialog().dispatchEvent(other);
  expect(other.defaultPrevented).toBe(false);
});

test('a dialog that has gone meanwhile is not opened', async () => {
  const { showModal } = fakeDialogs();
  stop = followDialogs();
  const { unmount } = render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  unmount();
  await frameDrawn();
  expect(showModal).not.toHaveBeenCalled();
});

test('following twice opens once, and lasts until the last one stops', async () => {
  const { showModal } = fakeDialogs();
  const stopFirst = followDialogs();
  stop = followDialogs();
  render(page);
  await press('Open');
  expect(showModal).toHaveBeenCalledTimes(1);
  await press('Close');
  stopFirst();
  stopFirst();
  await press('Open');
  expect(showModal).toHaveBeenCalledTimes(2);
  await press('Close');
  stop();
  await press('Open');
  expect(showModal).toHaveBeenCalledTimes(2);
});

function Closing() {
  const { ref, close } = useDialog();
  return (
    <Dialog ref={ref} id="plans" title="Plans">
      <a href="#contact" onClick={close}>
        Contact Us
      </a>
    </Dialog>
  );
}

test('can be closed from React', async () => {
  fakeDialogs();
  render(<Closing />);
  dialog().open = true;
  await userEvent.click(screen.getByRole('link'));
  expect(dialog().open).toBe(false);
});
