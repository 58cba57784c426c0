import { render, screen, within } from '@testing-library/react';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { HeroSection } from './hero-section';
import { IndustrySections } from './industry-sections';

beforeEach(() => {
  provideFakeFrame();
  render(<IndustrySections industry="logistics" />);
});

const sectionOf = (heading: string): HTMLElement => {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  if (!section) throw new Error(`${heading} stands in no section`);
  return section;
};
const flat = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

test('the sections stand in the order of the shared layout', () => {
  const starts = ['The shortest route', '30% shorter', 'From the dock', 'Three days', 'Bring us one depot'];
  const sections = [...document.querySelectorAll('section')].map(flat);
  expect(sections).toEqual(starts.map((start) => expect.stringMatching(`^${start}`)));
});

test('there is one top heading and no level is skipped', () => {
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.reduce((above, level) => {
    expect(level).toBeLessThanOrEqual(above + 1);
    return level;
  });
});

test('both demo buttons lead to the contact anchor under their own labels', () => {
  const hero = within(sectionOf('The shortest route is a moving target.'));
  expect(hero.getByRole('link', { name: 'Get Industry Demo' })).toHaveAttribute('href', '#contact');
  const band = within(sectionOf('Bring us one depot and one bad week.'));
  expect(band.getByRole('link', { name: 'Schedule Logistics Demo' })).toHaveAttribute('href', '#contact');
});

test('the hero shows the motif and says in one sentence what the plate draws', () => {
  const hero = sectionOf('The shortest route is a moving target.');
  expect(hero.querySelectorAll('svg')).toHaveLength(2);
  expect(within(hero).getByRole('img', { name: /^Route plan: / })).toBeInTheDocument();
});

test('the four metrics stand in their order, with a key to their bars', () => {
  const metrics = screen.getByRole('region', { name: 'Results in figures' });
  expect(within(metrics).getAllByRole('listitem').map(flat)).toEqual([
    '30% shorter delivery time',
    '25% lower fuel costs',
    '45% better warehouse efficiency',
    '60% faster order processing',
  ]);
  expect(within(metrics).getByText('Before')).toBeVisible();
  expect(within(metrics).getByText('After')).toBeVisible();
});

test('each of the four solutions has a drawing, a description and features', () => {
  const solutions = within(sectionOf('From the dock to the door')).getAllByRole('article');
  expect(solutions.map((solution) => flat(within(solution).getByRole('heading', { level: 3 })))).toEqual([
    'Route planning and load optimization',
    'Robotic picking and sorting',
    'Cold chain tracking',
    'Fleet management',
  ]);
  for (const solution of solutions) {
    expect(solution.querySelector('svg')).toBeInTheDocument();
    expect(within(solution).getAllByRole('listitem').length).toBeGreaterThan(1);
  }
});

test('each of the three applications has a drawing, a title, a description and a result', () => {
  const applications = within(sectionOf('Three days at work')).getAllByRole('article');
  expect(applications).toHaveLength(3);
  for (const application of applications) {
    expect(application.querySelector('svg')).toBeInTheDocument();
    expect(within(application).getByRole('heading', { level: 3 })).toBeVisible();
    expect(application.querySelectorAll('p')).toHaveLength(2);
  }
  expect(within(applications[2] as HTMLElement).getByText('25% lower fuel costs')).toBeVisible();
});

test('the ground and the side of the plate come from the content', () => {
  const { container } = render(
    <HeroSection title="Any" intro="Any" ground="dry" plateSide="left" industry="mining" plate={<i />} />,
  );
  expect(container.querySelector('section')).toHaveClass('dry', 'plateLeft');
  expect(sectionOf('The shortest route is a moving target.')).not.toHaveClass('plateLeft');
});
