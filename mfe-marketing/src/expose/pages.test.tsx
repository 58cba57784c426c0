import { jest } from '@jest/globals';
import type { PageProps } from '@northgate/contracts/remote';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import CctvSecurityPage from './cctv-security-page';
import ContactPage from './contact-page';
import CybersecurityPage from './cybersecurity-page';
import HomePage from './home-page';

afterEach(() => jest.restoreAllMocks());

const partsOf = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-static], [data-island]')].map(
    ({ dataset }) => dataset.static ?? dataset.island,
  );

async function partsInOrder(Page: ComponentType<PageProps | object>): Promise<(string | undefined)[]> {
  provideFakeFrame();
  const { container } = render(<Page />);
  await act(async () => {});
  return partsOf(container);
}

test('the home page has its parts in the stated order', async () => {
  expect(await partsInOrder(HomePage)).toEqual([
    'home-hero',
    'hero-dialog',
    'mfe-chat/chat-bar',
    'home-offer',
    'mfe-tools/contact-section',
    'chat-launcher',
    'home-closed-chat',
  ]);
});

test('the camera page has its parts in the stated order', async () => {
  expect(await partsInOrder(CctvSecurityPage)).toEqual([
    'cctv-hero',
    'cctv-still',
    'cctv-video',
    'cctv-features',
    'cctv-capabilities',
    'cctv-performance',
    'mfe-tools/roi-calculator',
    'cctv-details',
    'mfe-tools/contact-section',
  ]);
});

test('the cybersecurity page has its parts in the stated order', async () => {
  expect(await partsInOrder(CybersecurityPage)).toEqual([
    'cybersecurity-hero',
    'cybersecurity-clock',
    'cybersecurity-progress',
    'cybersecurity-capabilities',
    'cybersecurity-still',
    'cybersecurity-video',
    'cybersecurity-story',
    'cybersecurity-offer',
    'mfe-tools/contact-section',
  ]);
});

test('the contact page is a head and the contact section', async () => {
  expect(await partsInOrder(ContactPage)).toEqual(['contact-head', 'mfe-tools/contact-section']);
});

test.each([
  ['cctv', CctvSecurityPage],
  ['cybersecurity', CybersecurityPage],
])('the %s page shows the video configured for it', async (embed, Page) => {
  provideFakeFrame();
  const { container } = render(<Page />);
  await act(async () => {});
  expect(container.querySelector('[data-video]')).toHaveAttribute('data-video', embed);
});

test('when the other apps are away, each area keeps a way on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  provideFakeFrame();
  render(<HomePage />);
  expect(await screen.findByRole('link', { name: 'Ask us directly' })).toHaveAttribute('href', '/contact');
  expect(await screen.findByRole('link', { name: 'hello@northgate.example' })).toBeInTheDocument();
});

test('when the calculator is away, its anchor leads to the contact section', async () => {
  provideFakeFrame();
  const { container } = render(<CctvSecurityPage />);
  expect(await screen.findByRole('link', { name: 'Send us the numbers' })).toHaveAttribute(
    'href',
    '#contact',
  );
  expect(container.querySelectorAll('#roi')).toHaveLength(1);
});
