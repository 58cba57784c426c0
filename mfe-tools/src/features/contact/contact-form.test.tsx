import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultBrand } from '@northgate/site/brand.default';
import ContactSection from '../../expose/contact-section';
import { message, page } from '../../testing/contact-form-page';
import { accepted, provideFakeFrame } from '../../testing/fake-frame';
import { showForm } from '../../testing/show-form';

const open = jest.fn<typeof window.open>(() => null);
let frame: ReturnType<typeof provideFakeFrame>;
const calls = () => frame.post.mock.calls;
const keyOfCall = (index: number) => calls()[index]?.[2].idempotencyKey;
const events = () => frame.track.mock.calls.map(([event]) => event.name);
const show = () => showForm(<ContactSection heading="Tell us what you need built." />);

/** Shows a form whose first answer comes when the test says so. */
async function showWithSlowAnswer() {
  let settle: { succeed: () => void; fail: () => void } | undefined;
  const answer = new Promise<typeof accepted>((resolve, reject) => {
    settle = { succeed: () => resolve(accepted), fail: () => reject(new Error('500: boom')) };
  });
  frame.post.mockReturnValueOnce(answer);
  await show();
  return { succeed: () => act(async () => settle?.succeed()), fail: () => act(async () => settle?.fail()) };
}

beforeEach(() => {
  sessionStorage.clear();
  open.mockClear();
  window.open = open;
  frame = provideFakeFrame();
});

test('an empty form sends nothing, shows six messages tied to their fields and goes to the first', async () => {
  await show();
  await page.send();
  const messages: [HTMLElement, string][] = [
    [page.field('Name'), 'Name must be at least 2 characters.'],
    [page.field('Company'), 'Company name is required.'],
    [page.field('Email'), 'Please enter a valid email address.'],
    [page.field('Phone'), 'Please enter a valid phone number.'],
    [page.service(), 'Please select a service.'],
    [page.field('Message'), 'Message must be at least 10 characters.'],
  ];
  for (const [field, text] of messages) {
    expect(field).toHaveAccessibleDescription(text);
    expect(field).toBeInvalid();
  }
  expect(page.field('Name')).toHaveFocus();
  expect(calls()).toHaveLength(0);
});

test('nothing is checked before the first submit, everything on change after it', async () => {
  await show();
  await userEvent.type(page.field('Name'), 'A');
  await userEvent.tab();
  expect(screen.queryByText('Name must be at least 2 characters.')).toBeNull();
  await page.send();
  expect(screen.getByText('Name must be at least 2 characters.')).toBeVisible();
  await userEvent.type(page.field('Name'), 'da');
  await waitFor(() => expect(screen.queryByText('Name must be at least 2 characters.')).toBeNull());
  expect(page.field('Name')).not.toHaveAttribute('aria-describedby');
});

test('offers the eight services and none is chosen', async () => {
  await show();
  const options = [...page.service().options].map(({ value, text }) => [value, text]);
  expect(options).toEqual([
    ['', 'Select a service'],
    ['ai-infrastructure', 'Complete AI Infrastructure'],
    ['meridian-tech', 'Decision Making Platform'],
    ['meridian-studio', 'Meridian Studio - Creative AI'],
    ['custom-models', 'Custom AI Models'],
    ['cybersecurity', 'AI Cybersecurity'],
    ['red-teaming', 'AI Red Teaming'],
    ['cctv-security', 'CCTV Security Systems'],
    ['other', 'Other'],
  ]);
  expect(page.service()).toHaveValue('');
});

test('sends six trimmed texts once, says "Sending..." meanwhile and cannot be sent again', async () => {
  const answer = await showWithSlowAnswer();
  await page.fill();
  await userEvent.type(page.field('Name'), '  ');
  act(() => {
    page.sendButton().click();
    page.sendButton().click();
  });
  const button = await screen.findByRole('button', { name: 'Sending...' });
  expect(button).toBeDisabled();
  await userEvent.type(page.field('Name'), '{Enter}');
  expect(calls()).toEqual([
    [
      '/api/contact',
      message,
      { idempotencyKey: expect.stringMatching(/^[\x21-\x7e]{16,200}$/), responseType: 'stream' },
    ],
  ]);
  await answer.succeed();
  expect(calls()).toHaveLength(1);
});

test('after success thanks, tells, opens the calendar once and leaves no way back to the form', async () => {
  const { container } = await show();
  await page.fill();
  await page.send();
  expect(await screen.findByRole('heading', { level: 3, name: 'Thank you!' })).toBeVisible();
  expect(frame.toast.mock.calls).toEqual([
    [
      {
        variant: 'default',
        title: 'Message sent!',
        description: "We'll get back to you as soon as possible.",
      },
    ],
  ]);
  expect(events()).toEqual(['form_submission', 'calendar_open']);
  expect(frame.track).toHaveBeenCalledWith({
    name: 'calendar_open',
    category: 'lead',
    label: 'contact_form',
  });
  expect(open.mock.calls).toEqual([[defaultBrand.bookingUrl, '_blank', 'noopener']]);
  expect(container.querySelector('form')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(document.activeElement).toHaveTextContent('Thank you!');

  await userEvent.click(screen.getByRole('button', { name: 'Book a Call' }));
  expect(open).toHaveBeenCalledTimes(2);
  expect(events()).toEqual(['form_submission', 'calendar_open', 'calendar_open']);
});

test('after success the next form on this tab is empty', async () => {
  const { unmount } = await show();
  await page.fill();
  await page.send();
  await screen.findByText('Thank you!');
  unmount();
  await show();
  expect(Object.values(page.texts()).join('')).toBe('');
});

test('the next form on this tab is empty also when the visitor left before the answer came', async () => {
  const answer = await showWithSlowAnswer();
  await page.fill();
  await page.send();
  cleanup();
  await answer.succeed();
  await show();
  expect(Object.values(page.texts()).join('')).toBe('');
});

test('after a failure tells, counts the error, keeps the six texts and the focus on the button', async () => {
  const answer = await showWithSlowAnswer();
  await page.fill();
  await page.send();
  // Browsers take the focus from a button that becomes disabled; jsdom does not.
  act(() => screen.getByRole('button', { name: 'Sending...' }).blur());
  await answer.fail();
  expect(page.sendButton()).toHaveFocus();
  expect(page.sendButton()).toBeEnabled();
  expect(frame.toast.mock.calls).toEqual([
    [
      {
        variant: 'destructive',
        title: 'Error sending message',
        description: 'Please try again later or contact us directly.',
      },
    ],
  ]);
  expect(frame.track.mock.calls).toEqual([[{ name: 'form_error', category: 'lead', label: 'contact_form' }]]);
  expect(page.texts()).toEqual(message);
  expect(open).not.toHaveBeenCalled();
});

test('a retry of the same message uses the same key, a changed message a fresh one', async () => {
  frame.post.mockRejectedValue(new Error('Failed to fetch'));
  await show();
  await page.fill();
  await page.send();
  await page.send();
  await userEvent.type(page.field('Message'), ' Two gates.');
  await page.send();
  await waitFor(() => expect(calls()).toHaveLength(3));
  expect(keyOfCall(1)).toBe(keyOfCall(0));
  expect(keyOfCall(2)).not.toBe(keyOfCall(0));
});

test('the key outlives a reload as long as the message does, and success ends it', async () => {
  frame.post.mockRejectedValueOnce(new Error('Failed to fetch'));
  const { unmount } = await show();
  await page.fill();
  await page.send();
  unmount();
  const second = await show();
  await page.send();
  await screen.findByText('Thank you!');
  expect(keyOfCall(1)).toBe(keyOfCall(0));
  second.unmount();
  await show();
  await page.fill();
  await page.send();
  expect(keyOfCall(2)).not.toBe(keyOfCall(0));
});

test('what was typed is there again after a reload', async () => {
  const { unmount } = await show();
  await page.fill();
  unmount();
  await show();
  expect(page.texts()).toEqual(message);
  await page.send();
  expect(calls()[0]?.[1]).toEqual(message);
});

test.each(['{"name":7}', '{broken', '[]', 'null'])('a draft that reads %s is left aside', async (text) => {
  sessionStorage.setItem('contact-draft', text);
  await show();
  expect(Object.values(page.texts()).join('')).toBe('');
});

test('a draft that another release wrote fills the fields both have', async () => {
  const { name, email } = message;
  sessionStorage.setItem('contact-draft', JSON.stringify({ name, email, budget: 'none' }));
  await show();
  expect(page.texts()).toEqual({ name, company: '', email, phone: '', service: '', message: '' });
});

test('has a field for machines that no person sees, reaches or is asked to fill in', async () => {
  const { container } = await show();
  const trap = container.querySelector<HTMLInputElement>('input[name=website]')!;
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(trap).not.toBeRequired();
  await page.fill();
  fireEvent.input(trap, { target: { value: 'https://spam.example' } });
  await page.send();
  expect(calls()[0]?.[1]).toEqual({ ...message, website: 'https://spam.example' });
});
