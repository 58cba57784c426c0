import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { contact } from '../content/platform.content';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import PlatformPage from './platform-page';
import PrivacyPage from './privacy-page';
import StudioPage from './studio-page';
import TrustPage from './trust-page';

async function show(Page: ComponentType) {
  const frame = provideFakeFrame();
  const fetch = jest.fn();
  Object.assign(globalThis, { fetch });
  const { container } = render(<Page />);
  await act(async () => {});
  const parts = [...container.querySelectorAll<HTMLElement>('[data-static], [data-island]')];
  return { frame, fetch, container, parts: parts.map(({ dataset }) => dataset.static ?? dataset.island) };
}

test('the platform page is a hero, its offer and the contact section', async () => {
  const { parts, container } = await show(PlatformPage);
  expect(parts).toEqual(['platform-hero', 'platform-offer', 'mfe-tools/contact-section']);
  expect(container.querySelector('#contact')).toHaveTextContent(contact.heading);
});

test('the studio page is a hero and its offer, without script', async () => {
  const { parts, container } = await show(StudioPage);
  expect(parts).toEqual(['studio-hero', 'studio-offer']);
  expect(container.querySelector('[data-island]')).toBeNull();
});

test('the page on trust is one static part', async () => {
  expect((await show(TrustPage)).parts).toEqual(['trust']);
});

test('the privacy page is one static part and asks the api nothing', async () => {
  const { parts, frame, fetch } = await show(PrivacyPage);
  expect(parts).toEqual(['privacy-policy']);
  expect(frame.calls.post).not.toHaveBeenCalled();
  expect(frame.loadComponent).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});
