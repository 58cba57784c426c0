import { jest } from '@jest/globals';
import type { ChatModalProps } from '@northgate/contracts/components';
import type { Frame } from '@northgate/contracts/frame';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameDrawn } from '@northgate/ui/testing/fake-window';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { ChatLauncher } from './chat-launcher';
import { loadClosedChat } from './closed-chat';

const FakeModal = ({ open, onClose }: ChatModalProps) =>
  open ? (
    <div role="dialog" aria-label="Chat">
      <button onClick={onClose}>Close chat</button>
    </div>
  ) : null;

type Load = Frame['loadComponent'];
beforeEach(() => void Object.assign(document, { elementsFromPoint: () => [] }));

const found: Load = async () => FakeModal as never;
const show = (load: Load) => {
  const frame = provideFakeFrame({ loadComponent: jest.fn<Load>(load) });
  render(<ChatLauncher examples={[]} />);
  return frame;
};
const button = () => screen.getByRole('button', { name: 'Open chat' });

test('the chat is closed at first and its code is not asked for', () => {
  const { loadComponent } = show(found);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(loadComponent).not.toHaveBeenCalled();
});

test('opens by mouse, closes from inside, and gives the button its focus back', async () => {
  show(found);
  await userEvent.click(button());
  expect(await screen.findByRole('dialog', { name: 'Chat' })).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button()).toHaveFocus();
});

test('opens by keyboard and loads the code once only', async () => {
  const { loadComponent } = show(found);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  button().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(loadComponent.mock.calls).toEqual([['mfe-chat/chat-modal']]);
});

test('asks once for code that is slow, however often the button is pressed', async () => {
  const { loadComponent } = show(() => new Promise(() => {}));
  for (let press = 0; press < 3; press++) await userEvent.click(button());
  expect(loadComponent).toHaveBeenCalledTimes(1);
});

test('is busy while the code is on its way', async () => {
  let arrive = () => {};
  show(() => new Promise((resolve) => (arrive = () => resolve(FakeModal as never))));
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('The assistant is opening...');
  await act(async () => arrive());
  expect(button()).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByRole('status')).toBeNull();
});

test('loads the code as the mouse comes near', async () => {
  const { loadComponent } = show(found);
  await userEvent.hover(button());
  expect(loadComponent).toHaveBeenCalledTimes(1);
});

test('stands aside while the inline chat is in the window or open, and where it would cover a control', async () => {
  provideFakeFrame();
  render(
    <>
      <div id="chat">
        <button aria-expanded={false}>Ask</button>
      </div>
      <a href="/contact">Contact Us</a>
      <ChatLauncher examples={[]} />
    </>,
  );
  const chat = document.getElementById('chat') as HTMLElement;
  let beneath: Element[] = [];
  Object.assign(document, { elementsFromPoint: () => [button(), ...beneath] });
  const at = async (top: number) => {
    chat.getBoundingClientRect = () => ({ top, bottom: top + 76 }) as DOMRect;
    await act(async () => {
      fireEvent.scroll(window);
      await frameDrawn();
    });
  };
  await at(300);
  expect(button()).not.toHaveClass('shown');
  await at(-200);
  expect(button()).toHaveClass('shown');
  beneath = [screen.getByRole('link')];
  await at(-300);
  expect(button()).not.toHaveClass('shown');
  beneath = [];
  chat.querySelector('button')?.setAttribute('aria-expanded', 'true');
  await at(-400);
  expect(button()).not.toHaveClass('shown');
});

test('shows a way on when the chat is away, and tries again with the next opening', async () => {
  const away = new Error('away');
  // Once as the mouse comes near, once with the press.
  const { loadComponent } = show(found);
  loadComponent.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  await userEvent.click(button());
  expect(await screen.findByRole('link', { name: 'Ask us directly' })).toHaveAttribute('href', '/contact');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(button()).toHaveFocus();
  expect(loadComponent).toHaveBeenCalledTimes(2);
  await userEvent.click(button());
  expect(await screen.findByRole('dialog', { name: 'Chat' })).toBeInTheDocument();
});

test('the server renders the closed chat for its styles, inert', async () => {
  const seen: boolean[] = [];
  const Spy = ({ open }: ChatModalProps) => {
    seen.push(open);
    return <p>styles</p>;
  };
  provideFakeFrame({ loadComponent: async () => Spy as never });
  const ClosedChat = await loadClosedChat();
  const { container } = render(<ClosedChat />);
  expect(seen).toContain(false);
  expect(seen).not.toContain(true);
  expect(container.firstElementChild?.tagName).toBe('TEMPLATE');
});

test('the server page stands without the chat’s app', async () => {
  provideFakeFrame();
  const ClosedChat = await loadClosedChat();
  const { container } = render(<ClosedChat />);
  expect(container.querySelector('template')).toBeEmptyDOMElement();
});
