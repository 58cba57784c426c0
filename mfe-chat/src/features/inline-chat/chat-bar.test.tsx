import { jest } from '@jest/globals';
import { defaultBrand } from '@northgate/site/brand.default';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ChatBar from '../../expose/chat-bar';
import { fakeAssistant, pass, settle, useFakeClock } from '../../testing/fake-assistant';

const examples = [
  'What happens in the seven days?',
  'Can it run on our servers?',
  'Which cameras do you support?',
];

let asked: ReturnType<typeof fakeAssistant>;
let user: ReturnType<typeof userEvent.setup>;
let leave: () => void;

beforeEach(() => {
  useFakeClock();
  asked = fakeAssistant();
  user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
  leave = render(<ChatBar examples={examples} />).unmount;
});
afterEach(() => jest.useRealTimers());

const prompt = () => screen.getByRole('button', { name: 'Ask our AI anything...' });
const input = () => screen.getByRole('textbox', { name: 'Message' });
const log = () => screen.getByRole('log');
const comeNear = () => settle(() => fireEvent.pointerEnter(prompt()));
const expand = async () => {
  await comeNear();
  await user.click(prompt());
  await pass(300);
};
const ask = async (text: string) => {
  await user.type(input(), `${text}{Enter}`);
  await settle();
};

test('begins as one line with two questions to start with', () => {
  expect(prompt()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: examples[0] })).toBeVisible();
  expect(screen.getByRole('button', { name: examples[1] })).toBeVisible();
  expect(screen.queryByRole('button', { name: examples[2] })).not.toBeInTheDocument();
  expect(screen.queryByRole('log')).not.toBeInTheDocument();
});

test('expands on a click and focuses its input after 300 ms', async () => {
  await comeNear();
  await user.click(prompt());
  expect(log()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask our AI anything...' })).not.toBeInTheDocument();
  await pass(299);
  expect(input()).not.toHaveFocus();
  await pass(1);
  expect(input()).toHaveFocus();
  expect(input()).toHaveAttribute('placeholder', 'Ask our AI anything...');
});

test('has its panel at hand before the click when somebody comes near', async () => {
  await comeNear();
  expect(screen.getByRole('log', { hidden: true })).not.toBeVisible();
});

test('opens without having been approached, as a tap does', async () => {
  await settle(() => fireEvent.click(prompt()));
  expect(log()).toBeVisible();
  await pass(300);
  expect(input()).toHaveFocus();
});

test('Enter sends the message and nothing else, and shows the answer as text', async () => {
  await expand();
  await ask('  How many servers? ');
  expect(asked.map(({ call }) => call)).toEqual([['/api/chat', { message: 'How many servers?' }]]);
  await asked[0]?.answer({ response: 'Four.\n<b>Not</b> bold.', other: 'unseen' });
  expect(within(log()).getByText(/Four\./)).toHaveTextContent('Four. <b>Not</b> bold.');
  expect(log().querySelector('b')).toBeNull();
  expect(log()).not.toHaveTextContent('unseen');
  await ask('And a second one?');
  expect(asked[1]?.call).toEqual(['/api/chat', { message: 'And a second one?' }]);
});

test('the Send button sends too', async () => {
  await expand();
  await user.type(input(), 'How many?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(asked).toHaveLength(1);
  expect(input()).toHaveValue('');
});

test('Shift+Enter makes a new line and sends nothing', async () => {
  await expand();
  await user.type(input(), 'one{Shift>}{Enter}{/Shift}two');
  expect(input()).toHaveValue('one\ntwo');
  expect(asked).toHaveLength(0);
});

test('blank text is not sent', async () => {
  await expand();
  await ask('   ');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(asked).toHaveLength(0);
});

test('while an answer is awaited the input is disabled, dots are shown and nothing can be sent', async () => {
  await expand();
  await ask('How many?');
  expect(input()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(within(log()).getByRole('img', { name: 'The assistant is typing' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: examples[2] }));
  expect(asked).toHaveLength(1);
  await asked[0]?.answer({ response: 'Four.' });
  expect(input()).toBeEnabled();
  expect(within(log()).queryByRole('img')).not.toBeInTheDocument();
});

test('focus stays in the conversation while the input is disabled and is back in it with the answer', async () => {
  await expand();
  await ask('How many?');
  expect(document.body).not.toHaveFocus();
  await asked[0]?.answer({ response: 'Four.' });
  expect(input()).toHaveFocus();
});

test('focus is left alone when the visitor has gone elsewhere meanwhile', async () => {
  await expand();
  await ask('How many?');
  await user.tab({ shift: true });
  const elsewhere = document.activeElement;
  await asked[0]?.answer({ response: 'Four.' });
  expect(elsewhere).toHaveFocus();
});

test('says who speaks', async () => {
  await expand();
  await ask('How many?');
  await asked[0]?.answer({ response: 'Four.' });
  expect(within(log()).getByText('You')).toBeVisible();
  expect(within(log()).getByText('Northgate assistant')).toBeVisible();
});

test('links the pages an answer was taken from', async () => {
  await expand();
  await ask('How many?');
  const sources = [
    { title: 'AI CCTV Security', path: '/cctv-security' },
    { title: 'Elsewhere', path: 'https://elsewhere.example' },
  ];
  await asked[0]?.answer({ response: 'Four.', sources });
  expect(within(log()).getAllByRole('link')).toHaveLength(1);
  expect(within(log()).getByRole('link', { name: 'AI CCTV Security' })).toHaveAttribute(
    'href',
    '/cctv-security',
  );
});

test('offers the pages an answer names as links in its text', async () => {
  await expand();
  await ask('How many?');
  const sources = [{ title: 'AI CCTV Security', path: '/cctv-security' }];
  await asked[0]?.answer({ response: 'Four (/cctv-security), not /etc/passwd.', sources });
  expect(within(log()).getByText(/Four/)).toHaveTextContent('Four (/cctv-security), not /etc/passwd.');
  expect(within(log()).getByRole('link', { name: '/cctv-security' })).toHaveAttribute(
    'href',
    '/cctv-security',
  );
  expect(within(log()).queryByRole('link', { name: '/etc/passwd' })).not.toBeInTheDocument();
  expect(within(log()).getByRole('link', { name: '/cctv-security' })).not.toHaveAttribute('target');
});

test('opens other sites in a tab of their own, so that the conversation stays', async () => {
  await expand();
  await ask('How do I book?');
  await asked[0]?.answer({ response: `To book a call: ${defaultBrand.bookingUrl}`, sources: [] });
  const link = within(log()).getByRole('link', { name: defaultBrand.bookingUrl });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

describe('an answer that is written while the visitor waits', () => {
  test('is shown as it comes, under it the dots, and then stands whole with its pages', async () => {
    await expand();
    await ask('How many?');
    expect(asked[0]?.headers).toEqual({ accept: 'text/event-stream, application/json' });
    const answer = await asked[0]!.stream();
    await answer.send('text', { text: 'Fo' });
    await answer.send('text', { text: 'ur <b>' });
    expect(within(log()).getByText('Four <b>')).toBeVisible();
    expect(within(log()).getByRole('img', { name: 'The assistant is typing' })).toBeVisible();
    expect(input()).toBeDisabled();
    const sources = [{ title: 'AI CCTV Security', path: '/cctv-security' }];
    await answer.send('answer', { response: 'Four servers.', sources });
    await answer.end();
    expect(within(log()).queryByText('Four <b>')).not.toBeInTheDocument();
    expect(within(log()).getByText('Four servers.')).toBeVisible();
    expect(within(log()).getByRole('link', { name: 'AI CCTV Security' })).toBeVisible();
    expect(within(log()).queryByRole('img')).not.toBeInTheDocument();
    expect(input()).toBeEnabled();
  });

  test('is announced once, when it is whole', async () => {
    await expand();
    await ask('How many?');
    const answer = await asked[0]!.stream();
    await answer.send('text', { text: 'Four' });
    expect(log()).toHaveAttribute('aria-live', 'polite');
    expect(within(log()).getByText('Four')).toHaveAttribute('aria-hidden', 'true');
    await answer.send('answer', { response: 'Four.' });
    await answer.end();
    expect(within(log()).getByText('Four.')).not.toHaveAttribute('aria-hidden');
  });

  test.each(['failure', 'unknown'])('counts as failed when it ends without an answer: %s', async (event) => {
    await expand();
    await ask('How many?');
    const answer = await asked[0]!.stream();
    await answer.send('text', { text: 'Fo' });
    await answer.send(event, { code: 'internal' });
    await answer.end();
    expect(within(log()).getByText(failed)).toBeVisible();
    expect(within(log()).queryByText('Fo')).not.toBeInTheDocument();
  });

  test('is given up after 45 s', async () => {
    await expand();
    await ask('How many?');
    const answer = await asked[0]!.stream();
    await answer.send('text', { text: 'Fo' });
    await pass(45_000);
    expect(within(log()).getByText(/^Response is taking longer/)).toBeVisible();
    expect(within(log()).queryByText(/^Fo/)).not.toBeInTheDocument();
  });
});

test('what was said is still there after a visit to another page; a dropped question has no answer', async () => {
  await expand();
  await ask('How many?');
  await asked[0]?.answer({ response: 'Four.' });
  await ask('And then?');
  leave();
  render(<ChatBar examples={examples} />);
  expect(screen.queryByRole('log')).not.toBeInTheDocument();
  await expand();
  expect(log().children).toHaveLength(3);
  expect(within(log()).getByText('Four.')).toBeVisible();
  expect(input()).toBeEnabled();
  await ask('Again?');
  expect(asked).toHaveLength(3);
});

test('a reload begins anew', async () => {
  await expand();
  await ask('How many?');
  await asked[0]?.answer({ response: 'Four.' });
  leave();
  fakeAssistant();
  render(<ChatBar examples={examples} />);
  await expand();
  expect(log().children).toHaveLength(0);
});

test('an example expands and sends', async () => {
  await comeNear();
  await user.click(screen.getByRole('button', { name: examples[1] }));
  expect(asked.map(({ call }) => call[1])).toEqual([{ message: examples[1] }]);
  await pass(300);
  await asked[0]?.answer({ response: 'Yes.' });
  expect(within(log()).getByText('Yes.')).toBeVisible();
  expect(input()).toHaveFocus();
});

test('Back clears what was typed, keeps what was said and returns focus to the line', async () => {
  await expand();
  await ask('How many?');
  await asked[0]?.answer({ response: 'Four.' });
  await user.type(input(), 'half a thou');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(prompt()).toHaveFocus();
  expect(screen.queryByRole('log')).not.toBeInTheDocument();
  await expand();
  expect(input()).toHaveValue('');
  expect(within(log()).getByText('Four.')).toBeVisible();
});

test('an answer that comes while the chat is closed joins the history', async () => {
  await expand();
  await ask('How many?');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(asked[0]?.signal?.aborted).toBe(false);
  await asked[0]?.answer({ response: 'Four.' });
  expect(prompt()).toHaveFocus();
  await expand();
  expect(within(log()).getByText('Four.')).toBeVisible();
});

test('leaving the page drops the question', async () => {
  await expand();
  await ask('How many?');
  leave();
  expect(asked[0]?.signal?.aborted).toBe(true);
});

const failed = "I apologize, but I'm having trouble connecting right now. Please try again in a moment.";

test.each(['500: Internal Server Error', 'Failed to fetch'])(
  'a failure is said by the assistant: %s',
  async (why) => {
    await expand();
    await ask('How many?');
    await asked[0]?.fail(why);
    expect(within(log()).getByText(failed)).toBeVisible();
    expect(input()).toBeEnabled();
  },
);

test('an answer without text counts as a failure', async () => {
  await expand();
  await ask('How many?');
  await asked[0]?.answer({ text: 'Four.' });
  expect(within(log()).getByText(failed)).toBeVisible();
});

describe('after 45 s', () => {
  const late = 'Response is taking longer than expected. Please try a shorter question or try again.';

  test('a question without an answer is aborted with its own text', async () => {
    await expand();
    await ask('How many?');
    expect(asked[0]?.timeout).toBe(45_000);
    await pass(44_999);
    expect(screen.queryByText(late)).not.toBeInTheDocument();
    await pass(1);
    expect(within(log()).getByText(late)).toBeVisible();
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
    expect(input()).toBeEnabled();
  });

  test('so is an answer that began and does not end', async () => {
    await expand();
    await ask('How many?');
    await asked[0]?.stall();
    await pass(45_000);
    expect(within(log()).getByText(late)).toBeVisible();
  });

  test('an answer that came in time stays the only one', async () => {
    await expand();
    await ask('How many?');
    await asked[0]?.answer({ response: 'Four.' });
    await pass(60_000);
    expect(screen.queryByText(late)).not.toBeInTheDocument();
  });
});
