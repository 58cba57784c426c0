import { defaultBrand } from '@northgate/site/brand.default';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TrackClicks } from '@northgate/ui/composition/track-clicks';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { HeadSection } from './head-section';

test('opens the booking page in a new tab and counts it', async () => {
  const { track } = provideFakeFrame();
  render(
    <TrackClicks>
      <HeadSection />
    </TrackClicks>,
  );
  const link = screen.getByRole('link', { name: 'Schedule Consultation' });
  expect(link).toHaveAttribute('href', defaultBrand.bookingUrl);
  expect(link).toHaveAttribute('target', '_blank');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(track).toHaveBeenCalledWith({
    name: 'calendar_open',
    category: 'lead',
    label: 'schedule_consultation',
  });
});

test('opens the booking page in a dialog where it may be framed, and offers the tab there', () => {
  provideFakeFrame({ brand: { ...defaultBrand, bookingEmbedUrl: 'https://booking.example/embed' } });
  render(<HeadSection />);
  const button = screen.getByRole('button', { name: 'Schedule Consultation' });
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLElement;
  expect(dialog.querySelector('iframe')).toHaveAttribute('src', 'https://booking.example/embed');
  expect(dialog.querySelector('iframe')).toHaveAttribute('loading', 'lazy');
  expect(dialog.querySelector('a')).toHaveAttribute('href', defaultBrand.bookingUrl);
});

test('has one main heading, and opens a mail draft to the company', () => {
  provideFakeFrame();
  render(<HeadSection />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bring the problem.Skip the deck.');
  const mail = screen.getByRole('link', { name: 'Send Email' });
  expect(mail).toHaveAttribute('href', `mailto:${defaultBrand.email}`);
});
