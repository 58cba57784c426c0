import { render, screen, within } from '@testing-library/react';
import { manufacturing } from '../../content/manufacturing.content';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { ManufacturingSections } from './manufacturing-sections';
import { sectionOf } from '@northgate/ui/testing/sections';

beforeEach(() => {
  provideFakeFrame();
  render(<ManufacturingSections />);
});

test('the belt is drawn under the words, and the words lead to the contact form', () => {
  const hero = sectionOf(manufacturing.hero.title);
  expect(within(hero).getByRole('img', { name: /^Conveyor from a press / })).toBeInTheDocument();
  expect(within(hero).getByText(manufacturing.hero.intro)).toBeVisible();
  expect(within(hero).getByRole('link')).toHaveAttribute('href', '#contact');
});

test('there are five solutions on the belt, each with a drawing and features', () => {
  const solutions = within(sectionOf(manufacturing.solutions.heading)).getAllByRole('article');
  expect(solutions).toHaveLength(5);
  for (const solution of solutions) {
    expect(solution.querySelector('svg')).toBeInTheDocument();
    expect(within(solution).getAllByRole('listitem').length).toBeGreaterThan(1);
  }
});

test('the four bars read 85, 60, 99 and 70', () => {
  const bars = screen.getAllByRole('meter');
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['85', '60', '99', '70']);
  for (const { title, description } of manufacturing.measures.items) {
    expect(screen.getByRole('meter', { name: title })).toBeInTheDocument();
    expect(screen.getByText(description)).toBeVisible();
  }
});

test('there are four feature groups of four', () => {
  const groups = within(sectionOf(manufacturing.featureGroups.heading)).getAllByRole('article');
  expect(groups).toHaveLength(4);
  for (const group of groups) expect(within(group).getAllByRole('listitem')).toHaveLength(4);
});

test('there are three case studies, each with a drawing, its challenge, solution and result', () => {
  const section = sectionOf(manufacturing.caseStudies.heading);
  expect(within(section).getByText(manufacturing.caseStudies.text)).toBeVisible();
  const studies = within(section).getAllByRole('article');
  expect(studies).toHaveLength(3);
  studies.forEach((study, index) => {
    const { challenge, solution, result } = manufacturing.caseStudies.items[index] ?? {};
    expect(study.querySelector('svg')).toBeInTheDocument();
    expect(
      within(study)
        .getAllByRole('definition')
        .map((detail) => detail.textContent),
    ).toEqual([challenge, solution, result]);
  });
});
