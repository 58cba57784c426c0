import { defaultBrand } from '@northgate/site/brand.default';
import { render, screen, within } from '@testing-library/react';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { Capabilities, Details, Features, HeroSection } from './cctv-sections';
import { expectWholeOutline, sectionOf } from '@northgate/ui/testing/sections';

beforeEach(() => {
  provideFakeFrame({ brand: { ...defaultBrand, product: { name: 'Polaris', slug: 'polaris' } } });
  render(
    <>
      <HeroSection />
      <Features />
      <Capabilities />
      <Details />
    </>,
  );
});

test('the page has one main heading and skips no level', () => {
  expectWholeOutline();
});

test('the timeline has four steps on the stated days', () => {
  const steps = within(sectionOf('Live in seven days')).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('b')?.textContent)).toEqual([
    'Day 1',
    'Days 2-3',
    'Days 4-5',
    'Days 6-7',
  ]);
});

test('states every claim of the camera page', () => {
  const shown = document.body.textContent;
  for (const claim of [
    '99.7% weapon detection accuracy',
    'under 300 ms',
    '15 minutes',
    '640x480',
    'H.264',
    'H.265',
    'MJPEG',
    '30 cameras per server node',
    '100 Mbps minimum',
    '1 Gbps recommended',
  ])
    expect(shown).toContain(claim);
});

test('lists what it detects, six things', () => {
  expect(within(sectionOf('What it looks for')).getAllByRole('listitem')).toHaveLength(6);
});

test('leads to the contact section more than once, and to the calculator', () => {
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href === '#contact').length).toBeGreaterThan(1);
  expect(links).toContain('#roi');
});

test('promotes Vision under the product’s configured name', () => {
  expect(
    screen.getByRole('heading', { name: 'Polaris Vision puts every site on one plan.' }),
  ).toBeInTheDocument();
});

test('has six industry cards', () => {
  const links = within(sectionOf('Where it runs')).getAllByRole('link');
  expect(links).toHaveLength(6);
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(new Set(hrefs).size).toBe(6);
  for (const href of hrefs) expect(href).toMatch(/^\/industries\/\w+$/);
});

test('has two testimonials, each signed as an example', () => {
  const quotes = screen.getAllByRole('figure');
  expect(quotes).toHaveLength(2);
  for (const quote of quotes) expect(quote.querySelector('figcaption')).toHaveTextContent(/^Example, /);
});

test('the specification has requirements, several integration lists and deployment options', () => {
  const specification = within(sectionOf('Specification'));
  expect(specification.getAllByRole('row')).toHaveLength(4);
  const headings = specification.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['System requirements', 'Integrations', 'Deployment options']);
  expect(specification.getAllByRole('list')).toHaveLength(4);
});

test('tells how it works in four steps, that footage stays on site, and how faces are treated', () => {
  const works = within(sectionOf('From frame to alert'));
  expect(works.getAllByRole('listitem')).toHaveLength(4);
  expect(works.getByRole('heading', { name: 'Footage stays on site' }).parentElement).toHaveTextContent(
    'Edge processing',
  );
  expect(works.getByRole('heading', { name: 'Faces are optional' })).toBeInTheDocument();
});

test('shows its key features beside the video', () => {
  expect(screen.getByRole('heading', { name: 'One evening in a loading bay' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Works with what you have' })).toBeInTheDocument();
});
