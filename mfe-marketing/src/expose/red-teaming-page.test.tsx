import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { act, render } from '@testing-library/react';
import RedTeamingPage from './red-teaming-page';

async function show() {
  provideFakeFrame();
  const { container } = render(<RedTeamingPage />);
  await act(async () => {});
  return container;
}

test('the red teaming page has its parts in the stated order', async () => {
  const parts = (await show()).querySelectorAll<HTMLElement>('[data-static], [data-island]');
  expect([...parts].map(({ dataset }) => dataset.static ?? dataset.island)).toEqual([
    'red-teaming-hero',
    'red-teaming-still',
    'red-teaming-video',
    'red-teaming-session',
    'red-teaming-method',
    'safety-demo',
    'red-teaming-metrics',
    'red-teaming-repair',
    'mfe-tools/contact-section',
  ]);
});

test('its links to the attacks and to the contact section find them', async () => {
  const container = await show();
  for (const anchor of ['#try-an-attack', '#contact'])
    expect(container.querySelectorAll(anchor)).toHaveLength(1);
});

test('its video is the one configured for red teaming', async () => {
  expect((await show()).querySelector('[data-video]')).toHaveAttribute('data-video', 'redTeaming');
});
