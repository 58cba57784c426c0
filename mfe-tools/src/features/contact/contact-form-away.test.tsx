import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { provideFakeFrame } from '../../testing/fake-frame';

jest.unstable_mockModule('./contact-form', () => {
  throw new Error('The network is away.');
});
const { default: ContactSection } = await import('../../expose/contact-section');

test('where no form was served and its code cannot be loaded, our e-mail stands in its place', async () => {
  provideFakeFrame();
  render(<ContactSection heading="Tell us what you need built." />);
  const words = await screen.findByText(/^The form is not available right now/);
  expect(words.querySelector('a')).toHaveAttribute('href', 'mailto:hello@northgate.example');
  expect(screen.getByRole('heading', { level: 2, name: 'Tell us what you need built.' })).toBeVisible();
});
