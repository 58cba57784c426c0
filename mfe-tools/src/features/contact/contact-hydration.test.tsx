import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import ContactSection from '../../expose/contact-section';
import { message, page } from '../../testing/contact-form-page';
import { provideFakeFrame } from '../../testing/fake-frame';

const section = <ContactSection heading="Tell us what you need built." layout="page" />;
let root: Root | undefined;
let mismatch: jest.Mock;
let frame: ReturnType<typeof provideFakeFrame>;

/** The section as the server sends it, without script. */
function prerender(): HTMLElement {
  document.body.innerHTML = `<main>${renderToString(section)}</main>`;
  return document.querySelector('main')!;
}

async function hydrate(place: HTMLElement) {
  await act(async () => {
    root = hydrateRoot(place, section, { onRecoverableError: mismatch });
  });
}

beforeEach(() => {
  sessionStorage.clear();
  window.open = () => null;
  frame = provideFakeFrame();
  mismatch = jest.fn();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

test('before script the browser can check and post the form by itself', () => {
  prerender();
  const form = document.querySelector('form')!;
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toBe('/api/contact');
  expect(form.noValidate).toBe(false);
  expect(form.checkValidity()).toBe(false);
  const sent = ['name', 'company', 'email', 'phone', 'service', 'message', 'website'];
  expect([...new FormData(form).keys()]).toEqual(sent);
});

test('keeps what was typed before script came, and sends it', async () => {
  const place = prerender();
  await page.fill();
  await hydrate(place);
  expect(page.texts()).toEqual(message);
  expect(document.querySelector('form')!.noValidate).toBe(true);
  await page.send();
  expect(frame.send.mock.calls[0]?.[2]).toEqual(message);
  expect(mismatch).not.toHaveBeenCalled();
});

test('a draft fills only the fields that are still empty', async () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ ...message, name: 'Old name' }));
  const place = prerender();
  await userEvent.type(page.field('Name'), 'Typed just now');
  await hydrate(place);
  expect(page.texts()).toEqual({ ...message, name: 'Typed just now' });
});

test('the clocks wait for the browser', async () => {
  const place = prerender();
  expect(screen.getAllByText('--:--')).toHaveLength(3);
  await hydrate(place);
  expect(screen.queryByText('--:--')).toBeNull();
  expect(mismatch).not.toHaveBeenCalled();
});

test('thanks those whom the api sent back after a submit without script, and forgets the draft', async () => {
  sessionStorage.setItem('contact-draft', JSON.stringify(message));
  window.history.replaceState(null, '', '/contact?sent=1#contact');
  const place = prerender();
  await hydrate(place);
  expect(screen.getByRole('heading', { level: 2, name: 'Thank you!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book a Call' })).toBeVisible();
  expect(sessionStorage.getItem('contact-draft')).toBeNull();
  expect(mismatch).not.toHaveBeenCalled();
});
