import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import { defaultBrand } from '@northgate/site/brand.default';
import ContactSection from '../../expose/contact-section';
import QuoteForm from '../../expose/quote-form';
import { message, page } from '../../testing/contact-form-page';
import { provideFakeFrame } from '../../testing/fake-frame';
import { hydrate, serve, wake } from '../../testing/served';
import { showForm } from '../../testing/show-form';

const quote = { ...message, service: 'custom-models' };
const open = jest.fn<typeof window.open>(() => null);
let frame: ReturnType<typeof provideFakeFrame>;
let root: Root | undefined;

const sendButton = () => screen.getByRole('button', { name: 'Send Request' });
const send = () => userEvent.click(sendButton());
const fill = async () => {
  await userEvent.type(page.field('Name'), message.name);
  await userEvent.type(page.field('Company'), message.company);
  await userEvent.type(page.field('Email'), message.email);
  await userEvent.type(page.field('Phone'), message.phone);
  await userEvent.type(page.field('Message'), message.message);
};
const texts = () => ['Name', 'Company', 'Email', 'Phone', 'Message'].map((label) => page.field(label).value);

beforeEach(() => {
  sessionStorage.clear();
  open.mockClear();
  window.open = open;
  frame = provideFakeFrame();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
});

test('asks for what the contact form asks, except for the service', async () => {
  const { container } = await showForm(<QuoteForm />);
  expect(container.querySelector('section#quote')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Request a Quote' })).toBeVisible();
  expect(screen.getAllByRole('textbox')).toHaveLength(5);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('takes the sentence of the page it stands on', async () => {
  await showForm(<QuoteForm lead="Tell us which task the model is for." />);
  expect(screen.getByText('Tell us which task the model is for.')).toBeVisible();
});

test('an empty form sends nothing and says why under each field', async () => {
  await showForm(<QuoteForm />);
  await send();
  expect(page.field('Name')).toHaveAccessibleDescription('Name must be at least 2 characters.');
  expect(page.field('Company')).toHaveAccessibleDescription('Company name is required.');
  expect(page.field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(page.field('Phone')).toHaveAccessibleDescription('Please enter a valid phone number.');
  expect(page.field('Message')).toHaveAccessibleDescription('Message must be at least 10 characters.');
  expect(page.field('Name')).toHaveFocus();
  expect(frame.post).not.toHaveBeenCalled();
});

test('sends six texts with the service of custom models, tells, counts, thanks and opens the calendar', async () => {
  const { container } = await showForm(<QuoteForm />);
  await fill();
  await send();
  expect(await screen.findByRole('heading', { level: 3, name: 'Thank you!' })).toBeVisible();
  expect(frame.post.mock.calls).toEqual([
    ['/api/contact', quote, { idempotencyKey: expect.any(String), responseType: 'stream' }],
  ]);
  expect(frame.toast.mock.calls).toMatchObject([[{ title: 'Message sent!' }]]);
  expect(frame.track.mock.calls).toEqual([
    [{ name: 'form_submission', category: 'lead', label: 'contact_form' }],
    [{ name: 'calendar_open', category: 'lead', label: 'contact_form' }],
  ]);
  expect(open.mock.calls).toEqual([[defaultBrand.bookingUrl, '_blank', 'noopener']]);
  expect(container.querySelector('form')).toBeNull();
  expect(screen.getByRole('button', { name: 'Book a Call' })).toBeVisible();
});

test('after a failure tells and keeps the texts, also over a reload', async () => {
  frame.post.mockRejectedValue(new Error('500: boom'));
  const { unmount } = await showForm(<QuoteForm />);
  await fill();
  await send();
  expect(frame.toast.mock.calls).toMatchObject([[{ title: 'Error sending message' }]]);
  expect(frame.track.mock.calls).toEqual([[{ name: 'form_error', category: 'lead', label: 'contact_form' }]]);
  const typed = texts();
  expect(typed).toEqual([message.name, message.company, message.email, message.phone, message.message]);
  unmount();
  await showForm(<QuoteForm />);
  expect(texts()).toEqual(typed);
  await send();
  const keys = frame.post.mock.calls.map((call) => call[2].idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
});

test('before script the browser can check and post it by itself, the service included', async () => {
  const served = await serve(<QuoteForm />);
  const form = document.querySelector('form')!;
  expect([form.method, form.getAttribute('action'), form.noValidate]).toEqual([
    'post',
    '/api/contact',
    false,
  ]);
  expect(form.checkValidity()).toBe(false);
  await fill();
  expect(form.checkValidity()).toBe(true);
  expect(Object.fromEntries(new FormData(form))).toEqual({ ...quote, website: '' });

  const mismatch = jest.fn();
  root = await hydrate(served, <QuoteForm />, mismatch);
  await wake(form);
  await send();
  expect(frame.post.mock.calls[0]?.[1]).toEqual(quote);
  expect(mismatch).not.toHaveBeenCalled();
});

test('shares a page with the contact form: no id twice, no text in both, one key each', async () => {
  const { container } = await showForm(
    <>
      <QuoteForm />
      <ContactSection heading="Tell us what you need built." />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
  const contact = within(container.querySelector<HTMLElement>('#contact')!);
  await userEvent.type(contact.getByRole('textbox', { name: 'Name' }), 'Ada Marsh');
  const other = within(container.querySelector<HTMLElement>('#quote')!);
  await userEvent.type(other.getByRole('textbox', { name: 'Name' }), 'Bo Lind');
  expect(contact.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Marsh');
  expect(JSON.parse(sessionStorage.getItem('contact-draft')!)).toMatchObject({ name: 'Ada Marsh' });
  expect(JSON.parse(sessionStorage.getItem('quote-draft')!)).toMatchObject({ name: 'Bo Lind' });
});
