import { render, screen, within } from '@testing-library/react';
import { legal } from '../../content/legal.content';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { LegalSections } from './legal-sections';
import { sectionOf } from '@northgate/ui/testing/sections';

beforeEach(() => {
  provideFakeFrame();
  render(<LegalSections />);
});

test('the words stand beside the page that is drawn, and lead to the contact form', () => {
  const hero = sectionOf(legal.hero.title);
  expect(
    within(hero).getByRole('img', { name: /^Page of a contract with five clauses\. / }),
  ).toBeInTheDocument();
  expect(within(hero).getByText(legal.hero.intro)).toBeVisible();
  expect(within(hero).getByRole('link')).toHaveAttribute('href', '#contact');
});

test('there are five solutions, each with a drawing and features', () => {
  const solutions = within(sectionOf(legal.solutions.heading)).getAllByRole('article');
  expect(solutions).toHaveLength(5);
  for (const solution of solutions) {
    expect(solution.querySelector('svg')).toBeInTheDocument();
    expect(within(solution).getAllByRole('listitem').length).toBeGreaterThan(1);
  }
});

test('there are three case studies, each with its challenge, solution and result', () => {
  const section = sectionOf(legal.caseStudies.heading);
  expect(within(section).getByText(legal.caseStudies.text)).toBeVisible();
  const studies = within(section).getAllByRole('article');
  expect(studies).toHaveLength(3);
  studies.forEach((study, index) => {
    const { title, challenge, solution, result } = legal.caseStudies.items[index] ?? {};
    expect(within(study).getByRole('heading', { level: 3 })).toHaveTextContent(title ?? '?');
    expect(
      within(study)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Challenge', 'Solution', 'Result']);
    expect(
      within(study)
        .getAllByRole('definition')
        .map((detail) => detail.textContent),
    ).toEqual([challenge, solution, result]);
  });
});

test('each case study shows one page twice, named as an example: as it came, and with one passage marked', () => {
  const studies = within(sectionOf(legal.caseStudies.heading)).getAllByRole('article');
  for (const study of studies) {
    const pages = within(study).getAllByRole('figure');
    expect(pages.map((page) => page.querySelector('figcaption')?.textContent)).toEqual(
      legal.caseStudies.pages,
    );
    expect(legal.caseStudies.pages.every((caption) => caption.startsWith('Example: '))).toBe(true);
    const [before, after] = pages.map((page) => within(page).getByRole('img'));
    expect(before?.querySelector('.op')).toBeNull();
    expect(after?.querySelectorAll('.op')).toHaveLength(1);
    expect(before?.getAttribute('aria-label')).toMatch(/nothing is (marked|covered)\.$/);
    expect(after?.getAttribute('aria-label')).toMatch(/^The same /);
  }
});

test('the four bars read 95, 99, 70 and 98', () => {
  const bars = screen.getAllByRole('meter');
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['95', '99', '70', '98']);
  for (const { title, description } of legal.measures.items) {
    expect(screen.getByRole('meter', { name: title })).toBeInTheDocument();
    expect(screen.getByText(description)).toBeVisible();
  }
});

test('there is more than one feature list', () => {
  const groups = within(sectionOf(legal.featureGroups.heading)).getAllByRole('article');
  expect(groups).toHaveLength(3);
  for (const group of groups) expect(within(group).getAllByRole('listitem')).toHaveLength(4);
});
