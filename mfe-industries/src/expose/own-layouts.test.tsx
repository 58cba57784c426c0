import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { sectionOf } from '@northgate/ui/testing/sections';
import { render, screen, within } from '@testing-library/react';
import { legal } from '../content/legal.content';
import { manufacturing } from '../content/manufacturing.content';
import { LegalSections } from '../features/legal/legal-sections';
import { ManufacturingSections } from '../features/manufacturing/manufacturing-sections';

const textsOf = (elements: Element[]) => elements.map(({ textContent }) => textContent);

const layouts = [
  {
    name: 'legal',
    content: legal,
    Sections: LegalSections,
    drawing: /^Page of a contract with five clauses\. /,
    groups: 3,
  },
  {
    name: 'manufacturing',
    content: manufacturing,
    Sections: ManufacturingSections,
    drawing: /^Conveyor from a press /,
    groups: 4,
  },
];

describe.each(layouts)('$name', ({ content, Sections, drawing, groups }) => {
  beforeEach(() => {
    provideFakeFrame();
    render(<Sections />);
  });

  it('opens with words and a drawing, and leads to the contact form', () => {
    const hero = within(sectionOf(content.hero.title));
    expect(hero.getByRole('img', { name: drawing })).toBeInTheDocument();
    expect(hero.getByText(content.hero.intro)).toBeVisible();
    expect(hero.getByRole('link')).toHaveAttribute('href', '#contact');
  });

  it('has five solutions, each with a drawing and features', () => {
    const solutions = within(sectionOf(content.solutions.heading)).getAllByRole('article');
    expect(solutions).toHaveLength(5);
    for (const solution of solutions) {
      expect(solution.querySelector('svg')).toBeInTheDocument();
      expect(within(solution).getAllByRole('listitem').length).toBeGreaterThan(1);
    }
  });

  it('has four bars, each with its reading and what it counts', () => {
    expect(screen.getAllByRole('meter')).toHaveLength(4);
    for (const { title, description, value } of content.measures.items) {
      const bar = screen.getByRole('meter', { name: title });
      expect(bar).toHaveAttribute('aria-valuenow', String(value));
      expect(screen.getByText(description)).toBeVisible();
    }
  });

  it('has groups of four features', () => {
    const shown = within(sectionOf(content.featureGroups.heading)).getAllByRole('article');
    expect(shown).toHaveLength(groups);
    for (const group of shown) expect(within(group).getAllByRole('listitem')).toHaveLength(4);
  });

  it('has three case studies, each with a drawing, its challenge, solution and result', () => {
    const section = within(sectionOf(content.caseStudies.heading));
    expect(section.getByText(content.caseStudies.text)).toBeVisible();
    const studies = section.getAllByRole('article');
    expect(studies).toHaveLength(3);
    studies.forEach((study, index) => {
      const { title, challenge, solution, result } = content.caseStudies.items[index] ?? {};
      expect(study.querySelector('svg')).toBeInTheDocument();
      expect(within(study).getByRole('heading', { level: 3 })).toHaveTextContent(title ?? '?');
      expect(textsOf(within(study).getAllByRole('term'))).toEqual(['Challenge', 'Solution', 'Result']);
      expect(textsOf(within(study).getAllByRole('definition'))).toEqual([challenge, solution, result]);
    });
  });
});

test('each legal case shows one page twice, named as an example: as it came, and with one passage marked', () => {
  provideFakeFrame();
  render(<LegalSections />);
  expect(legal.caseStudies.pages.every((caption) => caption.startsWith('Example: '))).toBe(true);
  for (const study of within(sectionOf(legal.caseStudies.heading)).getAllByRole('article')) {
    const pages = within(study).getAllByRole('figure');
    expect(textsOf([...study.querySelectorAll('figcaption')])).toEqual(legal.caseStudies.pages);
    const [before, after] = pages.map((page) => within(page).getByRole('img'));
    expect(before?.querySelector('.op')).toBeNull();
    expect(after?.querySelectorAll('.op')).toHaveLength(1);
    expect(before?.getAttribute('aria-label')).toMatch(/nothing is (marked|covered)\.$/);
    expect(after?.getAttribute('aria-label')).toMatch(/^The same /);
  }
});
