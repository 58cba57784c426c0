import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import ContactSection from '../../expose/contact-section';
import { provideFakeFrame } from '../../testing/fake-frame';
import { showForm } from '../../testing/show-form';
import { timeIn } from './office-clock.logic';

beforeEach(() => {
  sessionStorage.clear();
  provideFakeFrame();
});
afterEach(() => {
  jest.useRealTimers();
});

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('has the anchor, the page’s heading, the facts as links and the form under its own heading', async () => {
  const { container } = await showForm(<ContactSection heading="Tell us about your network" />);
  expect(container.querySelector('section#contact')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Tell us about your network' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Send us a Message' })).toBeVisible();
  expect(linkTo('hello@northgate.example')).toBe('mailto:hello@northgate.example');
  expect(linkTo('+44 20 0000 0000')).toBe('tel:+442000000000');
  expect(linkTo('+234 1 000 0000')).toBe('tel:+23410000000');
  expect(linkTo('+91 40 0000 0000')).toBe('tel:+914000000000');
  for (const label of ['UK', 'Nigeria', 'India']) expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByText('London, Hyderabad, Lagos')).toBeVisible();
  expect(screen.getByText(/^We reply by email, then offer a call\./)).toBeVisible();
});

test('on the contact page stands as a sheet with second-level headings and the time at each office', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10, 42, 30) });
  await act(async () => void render(<ContactSection heading="Contact" layout="page" />));
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Contact information', 'Send us a Message']);
  const clocks = () => within(screen.getByText('Lagos').closest('dl')!);
  const cities = clocks()
    .getAllByRole('term')
    .map((term) => term.textContent);
  expect(cities).toEqual(['London', 'Lagos', 'Hyderabad']);
  const times = () =>
    clocks()
      .getAllByRole('definition')
      .map((time) => time.textContent);
  expect(times()).toEqual(['10:42', '11:42', '16:12']);
  act(() => jest.advanceTimersByTime(29_999));
  expect(times()).toEqual(['10:42', '11:42', '16:12']);
  act(() => jest.advanceTimersByTime(1));
  expect(times()).toEqual(['10:43', '11:43', '16:13']);
});

test('a time zone the browser does not know costs its own clock only', () => {
  expect(timeIn('Nowhere/Atlantis', 0)).toBe('--:--');
});
