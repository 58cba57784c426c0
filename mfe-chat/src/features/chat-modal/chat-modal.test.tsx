import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import ChatModal from '../../expose/chat-modal';
import { fakeAssistant, pass, settle, useFakeClock } from '../../testing/fake-assistant';

function Parent() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Chat with us
      </button>
      <ChatModal open={open} examples={['Which cameras?']} onClose={() => setOpen(false)} />
    </>
  );
}

let asked: ReturnType<typeof fakeAssistant>;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  useFakeClock();
  asked = fakeAssistant();
  user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
  render(<Parent />);
});
afterEach(() => jest.useRealTimers());

const opener = () => screen.getByRole('button', { name: 'Chat with us' });
const dialog = () => screen.getByRole('dialog', { name: 'Ask Northgate' });
const input = () => within(dialog()).getByRole('textbox', { name: 'Message' });
const open = async () => {
  await user.click(opener());
  await settle();
};
const ask = async (text: string) => {
  await user.type(input(), `${text}{Enter}`);
  await settle();
};

test('shows nothing until its parent opens it', async () => {
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  await open();
  expect(dialog()).toBeVisible();
});

test('begins with the greeting, said by the assistant', async () => {
  await open();
  const log = within(dialog()).getByRole('log');
  expect(log.children).toHaveLength(1);
  expect(log).toHaveTextContent('Northgate assistantHello! How can I help you today?');
});

test('offers questions until the first one is asked', async () => {
  await open();
  await user.click(within(dialog()).getByRole('button', { name: 'Which cameras?' }));
  expect(asked.map(({ call }) => call)).toEqual([['/api/chat', { message: 'Which cameras?' }]]);
  expect(within(dialog()).queryByRole('button', { name: 'Which cameras?' })).toBeNull();
});

test('takes focus when it opens and gives it back when it closes, again and again', async () => {
  for (let time = 0; time < 2; time += 1) {
    await open();
    expect(input()).toHaveFocus();
    await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  }
});

test('Escape closes it, also while an answer is awaited', async () => {
  await open();
  await ask('How many?');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('keeps its history while it is closed, with one greeting only', async () => {
  await open();
  await ask('How many?');
  await user.keyboard('{Escape}');
  await asked[0]?.answer({ response: 'Four.' });
  await open();
  expect(within(dialog()).getByText('Four.')).toBeVisible();
  expect(within(dialog()).getAllByText('Hello! How can I help you today?')).toHaveLength(1);
});

test('sends the message alone and shows that the AI is thinking until the answer is there', async () => {
  await open();
  await ask('How many?');
  expect(asked.map(({ call }) => call)).toEqual([['/api/chat', { message: 'How many?' }]]);
  expect(within(dialog()).getByText('AI is thinking...')).toBeVisible();
  expect(input()).toBeDisabled();
  expect(within(dialog()).getByRole('button', { name: 'Send' })).toBeDisabled();
  await asked[0]?.answer({ response: 'Four.' });
  expect(within(dialog()).queryByText('AI is thinking...')).not.toBeInTheDocument();
  expect(within(dialog()).getByText('Four.')).toBeVisible();
});

test('blank text is not sent and Shift+Enter makes a new line', async () => {
  await open();
  await ask('   ');
  await user.clear(input());
  await user.type(input(), 'one{Shift>}{Enter}{/Shift}two');
  expect(asked).toHaveLength(0);
  expect(input()).toHaveValue('one\ntwo');
});

test('waits longer than 45 s and still shows the answer', async () => {
  await open();
  await ask('How many?');
  await pass(46_000);
  expect(asked[0]?.timeout).toBe(0);
  expect(within(dialog()).getByText('AI is thinking...')).toBeVisible();
  await asked[0]?.answer({ response: 'Four, after all.' });
  expect(within(dialog()).getByText('Four, after all.')).toBeVisible();
});

test.each(['500: Internal Server Error', 'Failed to fetch'])(
  'a failure is said by the assistant: %s',
  async (why) => {
    await open();
    await ask('How many?');
    await asked[0]?.fail(why);
    expect(
      within(dialog()).getByText(
        "I apologize, but I'm having trouble connecting right now. Please try again or contact us directly.",
      ),
    ).toBeVisible();
  },
);
