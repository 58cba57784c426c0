import { defaultBrand } from '@northgate/site/brand.default';
import { render, screen, within } from '@testing-library/react';
import { agentToAgent, features, maxMode, stats, useCases } from '../../content/platform.content';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { HeroSection, PlatformSections } from './platform-sections';
import { expectWholeOutline, sectionOf } from '@northgate/ui/testing/sections';

const brand = {
  ...defaultBrand,
  product: { name: 'Polaris', slug: 'polaris' },
  platformUrl: 'https://polaris.example/start',
};
const words = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim();

beforeEach(() => {
  provideFakeFrame({ brand });
  render(
    <>
      <HeroSection />
      <PlatformSections />
    </>,
  );
});

test('the page has one main heading and skips no level', () => {
  expectWholeOutline();
});

test('has hero, stats, features, agent-to-agent, MAX mode and use cases in this order', () => {
  const names = [...document.querySelectorAll('section')].map(
    (part) => part.getAttribute('aria-label') ?? words(part.querySelector('h1, h2')),
  );
  expect(names).toEqual([
    'Five agents argue before they agree.',
    'In figures',
    features.title,
    agentToAgent.title,
    'MAX mode fills every seat.',
    useCases.title,
  ]);
});

test('names the five agents in their order', () => {
  const order = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];
  const listed = within(sectionOf(agentToAgent.title)).getAllByRole('listitem');
  expect(listed.map((item) => within(item).getByRole('heading').textContent)).toEqual(order);
  const hero = words(document.querySelector('section')) ?? '';
  expect(hero).toMatch(/Alpha proposes\. Beta checks\. Gamma objects\. Delta .* Epsilon sums up\./);
});

test('says that it is a debate to consensus among up to 5 agents', () => {
  const hero = words(document.querySelector('section'));
  expect(hero).toContain('Up to 5 agents debate it in front of you');
  expect(hero).toContain('to consensus');
});

test('its figures read as sentences', () => {
  const figures = within(screen.getByRole('region', { name: 'In figures' })).getAllByRole('listitem');
  expect(figures.map(words)).toEqual([
    'Up to 5 agents in one debate',
    'Choose from 50+ models',
    'An intervention every 20 messages',
    'Ready after a 2 minute setup',
  ]);
  expect(figures).toHaveLength(stats.length);
});

test('each feature has a card with a drawing of its own', () => {
  const cards = within(sectionOf(features.title)).getAllByRole('heading', { level: 3 });
  expect(cards.map(words)).toEqual([
    '50+ models',
    'Personas',
    'Knowledge-base upload',
    'An intervention every 20 messages',
    'Analytics',
    'Transcript export',
  ]);
  const drawings = cards.map((card) => card.parentElement?.querySelector('svg.dw')?.innerHTML);
  expect(new Set(drawings).size).toBe(cards.length);
  expect(drawings).not.toContain(undefined);
});

test('MAX mode seats all five agents, an ordinary debate fewer', () => {
  expect([maxMode.debate, maxMode.max].map(({ seats }) => seats.length)).toEqual([3, 5]);
  const max = within(sectionOf(maxMode.title));
  expect(max.getByRole('heading', { level: 3, name: 'MAX mode' })).toBeInTheDocument();
});

test('has six use cases, each with a question and the agents it takes', () => {
  const cases = within(sectionOf(useCases.title)).getAllByRole('listitem');
  expect(cases).toHaveLength(6);
  for (const item of cases) {
    expect(item.textContent).toMatch(/\?/);
    expect(item.textContent).toMatch(/(Alpha|Beta), .*(Delta|Epsilon)$/);
  }
  expect(cases[5]).toHaveTextContent('Alpha, Beta, Gamma, Delta, Epsilon');
});

test('three buttons open the configured platform in a new tab, and nothing else does', () => {
  const outside = screen.getAllByRole('link').filter((link) => link.hasAttribute('target'));
  expect(outside).toEqual(screen.getAllByRole('link', { name: 'Open Polaris (opens in a new tab)' }));
  expect(outside.map((link) => words(link.closest('section')?.querySelector('h1, h2') ?? null))).toEqual([
    'Five agents argue before they agree.',
    features.title,
    maxMode.title,
  ]);
  for (const link of outside) {
    expect(link).toHaveAttribute('href', 'https://polaris.example/start');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('the other way out of the hero leads to the contact section', () => {
  expect(screen.getByRole('link', { name: 'Talk to us first' })).toHaveAttribute('href', '#contact');
});

test('the moving drawing can be paused', () => {
  expect(screen.getByRole('checkbox', { name: 'Pause the drawing' })).not.toBeChecked();
});

test('never writes the product’s shipped name itself', () => {
  expect(document.body.innerHTML).not.toMatch(new RegExp(defaultBrand.product.name, 'i'));
});
