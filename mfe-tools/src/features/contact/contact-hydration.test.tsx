import { jest } from '@jest/globals';
import { paths } from '@northgate/site/paths';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import ContactSection from '../../expose/contact-section';
import { message, page } from '../../testing/contact-form-page';
import { provideFakeFrame } from '../../testing/fake-frame';
import { formAlive, hydrate, serve, wake } from '../../testing/served';

const section = <ContactSection heading="Tell us what you need built." layout="page" />;
let root: Root | undefined;
let mismatch: jest.Mock;
let frame: ReturnType<typeof provideFakeFrame>;

const form = () => document.querySelector('form')!;
const adopt = async (place: HTMLElement) => (root = await hydrate(place, section, mismatch));

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

test('before script the browser can check and post the form by itself', async () => {
  await serve(section);
  expect(form().method).toBe('post');
  expect(form().getAttribute('action')).toBe('/api/contact');
  expect(form().noValidate).toBe(false);
  expect(form().checkValidity()).toBe(false);
  const sent = ['name', 'company', 'email', 'phone', 'service', 'message', 'website'];
  expect([...new FormData(form()).keys()]).toEqual(sent);
});

test('the code of the form comes once somebody turns to it', async () => {
  const served = await serve(section);
  const standing = form();
  await adopt(served);
  expect(screen.queryByText('--:--')).toBeNull();
  expect(form().noValidate).toBe(false);
  await wake(form());
  expect(form()).toBe(standing);
  expect(mismatch).not.toHaveBeenCalled();
});

test('keeps what was typed before script came, and sends it', async () => {
  const served = await serve(section);
  await page.fill();
  await adopt(served);
  expect(page.texts()).toEqual(message);
  await wake(form());
  expect(page.texts()).toEqual(message);
  await page.send();
  expect(frame.post.mock.calls[0]?.[1]).toEqual(message);
  expect(mismatch).not.toHaveBeenCalled();
});

test('a draft fills only the fields that are still empty, and waits for nobody to turn to the form', async () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ ...message, name: 'Old name' }));
  const served = await serve(section);
  await userEvent.type(page.field('Name'), 'Typed just now');
  await adopt(served);
  await formAlive(form());
  expect(page.texts()).toEqual({ ...message, name: 'Typed just now' });
});

test('the clocks wait for the browser', async () => {
  const served = await serve(section);
  expect(screen.getAllByText('--:--')).toHaveLength(3);
  await adopt(served);
  expect(screen.queryByText('--:--')).toBeNull();
  expect(mismatch).not.toHaveBeenCalled();
});

test('thanks those whom the api sent back after a submit without script, and forgets the draft', async () => {
  sessionStorage.setItem('contact-draft', JSON.stringify(message));
  window.history.replaceState(null, '', paths.contactSent);
  const served = await serve(section);
  await adopt(served);
  expect(screen.getByRole('heading', { level: 2, name: 'Thank you!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book a Call' })).toBeVisible();
  expect(sessionStorage.getItem('contact-draft')).toBeNull();
  expect(mismatch).not.toHaveBeenCalled();
});
