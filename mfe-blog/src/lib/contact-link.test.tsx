import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { ContactLink } from './contact-link';

test('leads to the contact section of the home page and counts a lead', () => {
  const { track } = provideFakeFrame();
  render(
    <ContactLink variant="solid" event="blog_cta_click" eventLabel="contact_from_blog">
      Get in Touch
    </ContactLink>,
  );
  const link = screen.getByRole('link', { name: 'Get in Touch' });
  expect(link).toHaveAttribute('href', '/#contact');
  fireEvent.click(link);
  expect(track.mock.calls).toEqual([
    [{ name: 'blog_cta_click', category: 'lead', label: 'contact_from_blog' }],
  ]);
});
