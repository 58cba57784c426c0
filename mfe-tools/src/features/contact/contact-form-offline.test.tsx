import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { message, page } from '../../testing/contact-form-page';
import { provideFakeFrame } from '../../testing/fake-frame';
import { showForm } from '../../testing/show-form';

jest.unstable_mockModule('./contact-rules', () => {
  throw new Error('The network is away.');
});
const { default: ContactSection } = await import('../../expose/contact-section');

test('a message is sent, for the api to check, when the rules cannot be loaded', async () => {
  sessionStorage.clear();
  window.open = () => null;
  const { post } = provideFakeFrame();
  await showForm(<ContactSection heading="Tell us what you need built." />);
  await page.fill();
  await page.send();
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(post.mock.calls.map(([path, body]) => [path, body])).toEqual([['/api/contact', message]]);
});
