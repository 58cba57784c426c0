import { defaultBrand } from '@northgate/site/brand.default';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { fakeDialogs, frameDrawn } from '@northgate/ui/testing/fake-window';
import { HeroDialog } from './hero-dialog';
import { HeroSection } from './hero-section';

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const opener = () => screen.getByRole('button', { name: 'Get Your AI Infrastructure' });
const open = async () => {
  await userEvent.click(opener());
  await frameDrawn();
};
const stayHere = (link: HTMLElement) => link.addEventListener('click', (event) => event.preventDefault());

/** In a browser that does not know invoker commands, as this test environment. */
function showHero() {
  const { showModal } = fakeDialogs();
  const frame = provideFakeFrame();
  const rendered = render(
    <>
      <HeroSection />
      <HeroDialog />
    </>,
  );
  return { ...frame, ...rendered, showModal };
}

test('the hero is the anchor home with one main heading', () => {
  const { container } = showHero();
  expect(container.querySelector('#home')).toContainElement(screen.getByRole('heading', { level: 1 }));
});

test('the platform opens and closes the dialog by attributes, before any script', () => {
  showHero();
  expect(opener()).toHaveAttribute('command', 'show-modal');
  expect(opener()).toHaveAttribute('commandfor', dialog().id);
  expect(dialog().id).not.toBe('');
  expect(dialog()).toHaveAttribute('closedby', 'any');
  const close = screen.getByRole('button', { name: 'Close', hidden: true });
  expect(close).toHaveAttribute('command', 'close');
  expect(close).toHaveAttribute('commandfor', dialog().id);
});

test('says what it is about and offers a call and a message', async () => {
  showHero();
  await open();
  expect(screen.getByRole('dialog', { name: 'Get Your AI Infrastructure' })).toHaveTextContent('7-day setup');
  expect(screen.getByRole('link', { name: 'Book a Call' })).toHaveAttribute('href', defaultBrand.bookingUrl);
  expect(screen.getByRole('link', { name: 'Book a Call' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '#contact');
});

test('counts a booked call', async () => {
  const { track } = showHero();
  await open();
  const book = screen.getByRole('link', { name: 'Book a Call' });
  stayHere(book);
  await userEvent.click(book);
  expect(track).toHaveBeenCalledWith({ name: 'calendar_open', category: 'lead', label: 'hero_dialog' });
  expect(dialog().open).toBe(true);
});

test('closes on the way to the contact section', async () => {
  showHero();
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Contact Us' }));
  expect(dialog().open).toBe(false);
});

test('stops listening when the page is left', async () => {
  const { unmount, showModal } = showHero();
  unmount();
  provideFakeFrame();
  render(<HeroSection />);
  await open();
  expect(showModal).not.toHaveBeenCalled();
});
