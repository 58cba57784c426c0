import { jest } from '@jest/globals';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { contact } from '../content/platform.content';
import CctvSecurityPage from './cctv-security-page';
import ContactPage from './contact-page';
import CustomModelsPage from './custom-models-page';
import CybersecurityPage from './cybersecurity-page';
import HomePage from './home-page';
import InfrastructurePage from './infrastructure-page';
import PlatformPage from './platform-page';
import PrivacyPage from './privacy-page';
import RedTeamingPage from './red-teaming-page';
import StudioPage from './studio-page';
import TrustPage from './trust-page';

beforeEach(() => void Object.assign(document, { elementsFromPoint: () => [] }));
afterEach(() => jest.restoreAllMocks());

/** A page where no other app can be reached. */
async function show(Page: ComponentType) {
  const frame = provideFakeFrame();
  const { container } = render(<Page />);
  await act(async () => {});
  const parts = [...container.querySelectorAll<HTMLElement>('[data-static], [data-island]')];
  return { frame, container, parts: parts.map(({ dataset }) => dataset.static ?? dataset.island) };
}

const contactSection = 'mfe-tools/contact-section';

test.each<[string, ComponentType, string[]]>([
  [
    'home',
    HomePage,
    [
      ...['home-hero', 'hero-dialog', 'mfe-chat/chat-bar', 'home-offer', contactSection],
      ...['chat-launcher', 'home-closed-chat'],
    ],
  ],
  [
    'camera',
    CctvSecurityPage,
    [
      ...['cctv-hero', 'cctv-still', 'cctv-video', 'cctv-features', 'cctv-capabilities'],
      ...['cctv-performance', 'mfe-tools/roi-calculator', 'cctv-details', contactSection],
    ],
  ],
  [
    'cybersecurity',
    CybersecurityPage,
    [
      ...['hero', 'clock', 'progress', 'capabilities', 'still', 'video', 'story', 'offer'].map(
        (part) => `cybersecurity-${part}`,
      ),
      contactSection,
    ],
  ],
  ['contact', ContactPage, ['contact-head', contactSection]],
  [
    'infrastructure',
    InfrastructurePage,
    [
      ...['infrastructure-opening', 'mfe-tools/readiness-calculator', 'infrastructure-offer'],
      ...['mfe-tools/roi-calculator', 'proof-band', contactSection],
    ],
  ],
  ['custom models', CustomModelsPage, ['models-offer', 'mfe-tools/quote-form']],
  [
    'red teaming',
    RedTeamingPage,
    [
      ...['red-teaming-hero', 'red-teaming-still', 'red-teaming-video', 'red-teaming-session'],
      ...['red-teaming-method', 'safety-demo', 'red-teaming-metrics', 'red-teaming-repair', contactSection],
    ],
  ],
  ['platform', PlatformPage, ['platform-hero', 'platform-offer', contactSection]],
  ['studio', StudioPage, ['studio-hero', 'studio-offer']],
  ['privacy', PrivacyPage, ['privacy-policy']],
  ['trust', TrustPage, ['trust']],
])('the %s page has its parts in the stated order', async (_, Page, parts) => {
  expect((await show(Page)).parts).toEqual(parts);
});

test.each([
  ['cctv', CctvSecurityPage],
  ['cybersecurity', CybersecurityPage],
  ['redTeaming', RedTeamingPage],
])('the video %s stands on its page', async (embed, Page) => {
  const { container } = await show(Page);
  expect(container.querySelector('[data-video]')).toHaveAttribute('data-video', embed);
});

test.each([
  ['red teaming', RedTeamingPage, ['#try-an-attack', '#contact']],
  ['infrastructure', InfrastructurePage, ['#readiness', '#roi', '#contact']],
  ['camera', CctvSecurityPage, ['#roi']],
  ['custom models', CustomModelsPage, ['#quote']],
])('what links of the %s page lead to is there once', async (_, Page, anchors) => {
  const { container } = await show(Page);
  for (const anchor of anchors) expect(container.querySelectorAll(anchor)).toHaveLength(1);
});

test('the privacy page asks nobody for anything', async () => {
  const fetch = jest.fn();
  Object.assign(globalThis, { fetch });
  const { frame } = await show(PrivacyPage);
  expect(frame.calls.post).not.toHaveBeenCalled();
  expect(frame.loadComponent).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test('without the contact section its heading stays', async () => {
  const { container } = await show(PlatformPage);
  expect(container.querySelector('#contact')).toHaveTextContent(contact.heading);
});

test('when the other apps are away, each area of the home page keeps a way on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await show(HomePage);
  expect(await screen.findByRole('link', { name: 'Ask us directly' })).toHaveAttribute('href', '/contact');
  expect(await screen.findByRole('link', { name: 'hello@northgate.example' })).toBeInTheDocument();
});

test.each([
  [CctvSecurityPage, 'What would it save you in a year?', 'Send us the numbers'],
  [InfrastructurePage, 'Security Investment ROI Calculator', 'Send us the numbers'],
  [InfrastructurePage, 'AI Readiness Calculator', 'Ask for your score'],
])('when a calculator is away, its name stays and leads to the contact section', async (...row) => {
  const [Page, heading, link] = row;
  await show(Page);
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '#contact');
});

test('when the quote form is away, e-mail and phones stand in its place', async () => {
  await show(CustomModelsPage);
  expect(await screen.findByRole('heading', { name: 'Request a Quote' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'hello@northgate.example' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^\+/ })).toHaveLength(3);
});
