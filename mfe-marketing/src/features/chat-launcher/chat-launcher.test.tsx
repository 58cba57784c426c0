import { jest } from '@jest/globals';
import type { ChatModalProps } from '@northgate/contracts/components';
import type { Frame } from '@northgate/contracts/frame';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
const found: Load = async () => FakeModal as never;
const button = () => screen.getByRole('button', { name: 'Open chat' });

test('the chat is closed at first and its code is not asked for', () => {
  const { loadComponent } = provideFakeFrame({ loadComponent: jest.fn<Load>(found) });
  render(<ChatLauncher />);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(loadComponent).not.toHaveBeenCalled();
});

test('opens by mouse, closes from inside, and gives the button its focus back', async () => {
  provideFakeFrame({ loadComponent: jest.fn<Load>(found) });
  render(<ChatLauncher />);
  await userEvent.click(button());
  expect(await screen.findByRole('dialog', { name: 'Chat' })).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button()).toHaveFocus();
});

test('opens by keyboard and loads the code once only', async () => {
  const loadComponent = jest.fn<Load>(found);
  provideFakeFrame({ loadComponent });
  render(<ChatLauncher />);
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
  const loadComponent = jest.fn<Load>(() => new Promise(() => {}));
  provideFakeFrame({ loadComponent });
  render(<ChatLauncher />);
  for (let press = 0; press < 3; press++) await userEvent.click(button());
  expect(loadComponent).toHaveBeenCalledTimes(1);
});

test('is busy while the code is on its way', async () => {
  let arrive = () => {};
  const loadComponent: Load = () => new Promise((resolve) => (arrive = () => resolve(FakeModal as never)));
  provideFakeFrame({ loadComponent });
  render(<ChatLauncher />);
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await act(async () => arrive());
  expect(button()).toHaveAttribute('aria-busy', 'false');
});

test('shows a way on when the chat is away, and tries again with the next opening', async () => {
  const loadComponent = jest.fn<Load>(found).mockRejectedValueOnce(new Error('away'));
  provideFakeFrame({ loadComponent });
  render(<ChatLauncher />);
  await userEvent.click(button());
  expect(await screen.findByRole('link', { name: 'Ask us directly' })).toHaveAttribute('href', '/contact');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(button()).toHaveFocus();
  expect(loadComponent).toHaveBeenCalledTimes(1);
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
