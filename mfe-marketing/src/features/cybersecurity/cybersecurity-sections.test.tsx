import { defaultBrand } from '@northgate/site/brand.default';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { render, screen, within } from '@testing-library/react';
import {
  AlertStory,
  CapabilitiesSection,
  CybersecuritySections,
  HeroSection,
} from './cybersecurity-sections';
import { expectWholeOutline, sectionOf } from '@northgate/ui/testing/sections';

const brand = {
  ...defaultBrand,
  company: { name: 'Lanternworks', shortName: 'Lanternworks' },
  competitors: ['First Rival', 'Second Rival', 'Third Rival'],
};
const section = (heading: string) => within(sectionOf(heading));

beforeEach(() => {
  provideFakeFrame({ brand });
  render(
    <>
      <HeroSection />
      <CapabilitiesSection />
      <AlertStory />
      <CybersecuritySections />
    </>,
  );
});

test('the page has one main heading and skips no level', () => {
  expectWholeOutline();
});

test('opens in the Night palette with the network, triage in about 8 minutes and the way to contact', () => {
  const hero = screen.getByRole('heading', { level: 1 }).closest('section');
  expect(hero).toHaveAttribute('data-palette', 'night');
  expect(hero).toHaveTextContent('triaged in about 8 minutes');
  expect(screen.getByRole('img', { name: /^Network topology: one attack path/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Talk to the security team' })).toHaveAttribute('href', '#contact');
});

test('lists what is done in defence and in offence', () => {
  const capabilities = section('Two teams, one desk');
  const teams = capabilities.getAllByRole('heading', { level: 3 });
  expect(teams.map(({ textContent }) => textContent)).toEqual(['Defensive', 'Offensive']);
  const [defensive, offensive] = capabilities.getAllByRole('list');
  expect(within(defensive as HTMLElement).getAllByRole('listitem')).toHaveLength(5);
  expect(within(offensive as HTMLElement).getAllByRole('listitem')).toHaveLength(5);
  expect(defensive).toHaveTextContent('Alert triage in about 8 minutes');
  expect(offensive).toHaveTextContent('Penetration testing before a release');
});

test('tells the story of one alert in four steps', () => {
  expect(screen.getByRole('heading', { name: 'One alert, start to finish' })).toBeInTheDocument();
  const steps = ['Seen', 'Judged', 'Cut', 'Written down'];
  for (const name of steps) expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
});

test('compares the company with exactly the three competitors the brand names', () => {
  const table = within(section('Side by side').getByRole('table'));
  const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Capability', 'Lanternworks', 'First Rival', 'Second Rival', 'Third Rival']);
  const [, ...rows] = table.getAllByRole('row');
  expect(rows.length).toBeGreaterThanOrEqual(5);
  for (const row of rows) {
    const cells = within(row).getAllByRole('cell');
    expect(cells).toHaveLength(4);
    for (const cell of cells) expect(cell).toHaveTextContent(/\w/);
  }
  expect(table.getByText('About 8 minutes').closest('td')).toHaveClass('ours');
});

test('says that what stands beside our column is an example', () => {
  expect(section('Side by side').getByText(/are examples/)).toBeInTheDocument();
});

test('names the five layers from the outside in, as its drawing does', () => {
  const layers = section('Five layers. The attack has to win five times.');
  const drawing = layers.getByRole('img', { name: /^Five nested security layers/ });
  const named = layers.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(named).toEqual(['Perimeter', 'Network', 'Endpoint', 'Identity', 'Data']);
  expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(named);
});

test('gives reasons to choose it, each with a drawing of its own', () => {
  const reasons = section('Four reasons to hand us the keys').getAllByRole('listitem').slice(0, 4);
  const drawings = reasons.map((reason) => reason.querySelector('svg.dw')?.innerHTML);
  expect(new Set(drawings.filter(Boolean)).size).toBe(4);
  for (const reason of reasons) expect(within(reason).getByRole('heading', { level: 3 })).toBeInTheDocument();
});

test('each industry chip leads to the page of its industry', () => {
  const chips = within(screen.getByRole('list', { name: 'Who we defend' })).getAllByRole('link');
  expect(chips.length).toBeGreaterThan(3);
  for (const chip of chips)
    expect(chip).toHaveAttribute('href', `/industries/${chip.textContent?.toLowerCase()}`);
});

test('never writes the shipped company or competitors itself', () => {
  for (const name of [defaultBrand.company.name, ...defaultBrand.competitors])
    expect(document.body.innerHTML).not.toContain(name);
});
