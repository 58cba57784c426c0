import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { act, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import CustomModelsPage from './custom-models-page';
import InfrastructurePage from './infrastructure-page';

async function show(Page: ComponentType) {
  provideFakeFrame();
  const { container } = render(<Page />);
  await act(async () => {});
  return container;
}
const partsOf = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-static], [data-island]')].map(
    ({ dataset }) => dataset.static ?? dataset.island,
  );

test('the infrastructure page has its parts in the stated order', async () => {
  expect(partsOf(await show(InfrastructurePage))).toEqual([
    'infrastructure-opening',
    'mfe-tools/readiness-calculator',
    'infrastructure-offer',
    'mfe-tools/roi-calculator',
    'proof-band',
    'mfe-tools/contact-section',
  ]);
});

test('the safety demo of the infrastructure page offers the three attacks', async () => {
  await show(InfrastructurePage);
  const attacks = within(await screen.findByRole('group', { name: 'Attack' })).getAllByRole('button');
  expect(attacks.map((attack) => attack.getAttribute('value'))).toEqual([
    'data-extraction',
    'sql-injection',
    'jailbreak',
  ]);
});

test('the custom models page is an offer and the quote form', async () => {
  expect(partsOf(await show(CustomModelsPage))).toEqual(['models-offer', 'mfe-tools/quote-form']);
});

test('when the calculators are away, their names and anchors stay and lead to the contact section', async () => {
  const container = await show(InfrastructurePage);
  expect(await screen.findByRole('heading', { name: 'AI Readiness Calculator' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Security Investment ROI Calculator' })).toBeInTheDocument();
  for (const name of ['Ask for your score', 'Send us the numbers'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#contact');
  for (const anchor of ['#readiness', '#roi', '#contact'])
    expect(container.querySelectorAll(anchor)).toHaveLength(1);
});

test('when the quote form is away, e-mail and phones stand in its place', async () => {
  const container = await show(CustomModelsPage);
  expect(await screen.findByRole('heading', { name: 'Request a Quote' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'hello@northgate.example' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^\+/ })).toHaveLength(3);
  expect(container.querySelectorAll('#quote')).toHaveLength(1);
});
