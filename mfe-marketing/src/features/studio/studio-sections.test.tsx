import { defaultBrand } from '@northgate/site/brand.default';
import { render, screen, within } from '@testing-library/react';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { process, reel, samples } from '../../content/studio.content';
import { HeroSection, StudioSections } from './studio-sections';

beforeEach(() => {
  provideFakeFrame({ brand: { ...defaultBrand, product: { name: 'Polaris', slug: 'polaris' } } });
  render(
    <>
      <HeroSection />
      <StudioSections />
    </>,
  );
});

test('is titled in the stated words', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You Vibe Code, We Distribute');
});

test('the film strip stands under the title and before everything else', () => {
  const strip = screen.getByRole('img', { name: /^A strip of four film frames/ });
  const title = screen.getByRole('heading', { level: 1 });
  const action = screen.getByRole('link', { name: 'Start Creating' });
  expect(title.compareDocumentPosition(strip) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(strip.compareDocumentPosition(action) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('presents VFX, marketing and graphics, and video production, each with a drawing', () => {
  const crafts = screen.getAllByRole('heading', { level: 2 }).slice(0, 3);
  expect(crafts.map((craft) => craft.textContent)).toEqual([
    'AI-driven VFX',
    'Marketing and graphics',
    'Video production',
  ]);
  const drawings = crafts.map((craft) => craft.parentElement?.querySelector('svg')?.innerHTML);
  expect(new Set(drawings.filter(Boolean)).size).toBe(3);
});

test('shows three frames, each named as a sample made for the page, with its drawing in a sentence', () => {
  expect(screen.getByRole('heading', { level: 2, name: samples.title })).toBeVisible();
  const figures = screen.getAllByRole('figure');
  expect(figures).toHaveLength(3);
  figures.forEach((figure, index) => {
    const { label, title, text } = samples.items[index] ?? {};
    expect(figure).toHaveTextContent(`${label}${title}${text}`);
    expect(label).toMatch(new RegExp(`^Sample ${index + 1}, `));
    expect(within(figure).getByRole('img').getAttribute('aria-label')).toMatch(/^[A-Z].{80,}\.$/);
  });
});

test('the reel has four shots in the order of its track, and can be stopped without script', () => {
  const film = screen.getByRole('img', { name: reel.described });
  expect(film.querySelectorAll('svg')).toHaveLength(reel.shots.length);
  for (const { name } of reel.shots) expect(screen.getByText(name).tagName).toBe('LI');
  expect(screen.getByRole('checkbox', { name: reel.pause })).not.toBeChecked();
});

test('the way of a shot has five states, each with a drawing of its own', () => {
  const steps = process.steps.map(({ title, text }) => {
    const step = screen.getByRole('heading', { level: 3, name: title }).closest('li');
    expect(step).toHaveTextContent(text);
    return step?.querySelector('svg')?.innerHTML;
  });
  expect(new Set(steps.filter(Boolean)).size).toBe(5);
});

test('both invitations lead to the contact page, and the platform has its own link', () => {
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Start Creating', '/contact'],
    ['Explore AI Platform', '/polaris-tech'],
    ['Start Your Project', '/contact'],
  ]);
});

test('no link leaves the tab', () => {
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('target');
});

test('never writes the product’s shipped name itself', () => {
  expect(document.body.innerHTML).not.toMatch(new RegExp(defaultBrand.product.name, 'i'));
});
