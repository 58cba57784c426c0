import { render, screen, within } from '@testing-library/react';
import { capitalised } from '@northgate/site/navigation';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import type { Place } from '../../content/industry-content';
import { industries, industryPage, type IndustryPageKey } from './industries';
import { IndustrySections } from './industry-sections';
import { sectionOf } from '@northgate/ui/testing/sections';

const keys = Object.keys(industries) as IndustryPageKey[];

const flat = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

describe.each(keys)('%s', (key) => {
  const { content, drawings } = industryPage(key);
  beforeEach(() => {
    provideFakeFrame();
    render(<IndustrySections industry={key} />);
  });

  it('names a drawing for each solution and each use, and none that is not used', () => {
    const { solutions, applications } = content;
    expect(Object.keys(drawings.symbols)).toEqual(solutions.items.map(({ icon }) => icon));
    expect(Object.keys(drawings.scenes).sort()).toEqual(applications.items.map(({ scene }) => scene).sort());
  });

  it('has hero, metrics, solutions, applications and closing band in this order, and its own two where it wants them', () => {
    const { hero, metrics, solutions, applications, closing, schedule, exhibit } = content;
    const own = (place: Place) =>
      [schedule, exhibit].filter(({ after }) => after === place).map(({ heading }) => heading);
    const starts = [
      hero.title,
      `${metrics[0].number}% `,
      ...own('metrics'),
      solutions.heading,
      ...own('solutions'),
      applications.heading,
      ...own('applications'),
      closing.heading,
    ];
    const sections = [...document.querySelectorAll('section')].map(flat);
    expect(sections).toHaveLength(starts.length);
    starts.forEach((start, index) => expect(sections[index]?.startsWith(start)).toBe(true));
  });

  it('shows its own subject in drawings said in a sentence, with a note for each thing marked in them', () => {
    const { heading, text, form, notes } = content.exhibit;
    const section = sectionOf(heading);
    expect(within(section).getByText(text)).toBeVisible();
    const sheets = within(section).getAllByRole('img');
    expect(sheets).toHaveLength(drawings.exhibit.length);
    for (const sheet of sheets) expect(sheet.getAttribute('aria-label')).toMatch(/^[A-Z].{60,}\.$/);
    const told = within(section).getAllByRole('listitem');
    expect(told).toHaveLength(notes.length);
    told.forEach((note, index) => {
      const { name, text: words } = notes[index] ?? {};
      expect(within(note).getByRole('heading', { level: 3, name })).toBeVisible();
      expect(flat(note).endsWith(words ?? '?')).toBe(true);
    });
    const letters = [...section.querySelectorAll('svg .pin')].map(flat).sort();
    const expected = notes.map((_, index) => String.fromCharCode(65 + index));
    expect(letters).toEqual(form === 'panels' ? [] : expected);
    if (form === 'panels') expect(drawings.exhibit).toHaveLength(notes.length);
  });

  it('opens with its motif, a plate said in one sentence, and the way to a demo', () => {
    const hero = sectionOf(content.hero.title);
    expect(hero.querySelectorAll('svg')).toHaveLength(2);
    expect(within(hero).getByRole('img').getAttribute('aria-label')).toMatch(/^[A-Z].{60,}\.$/);
    expect(within(hero).getByText(content.hero.intro)).toBeVisible();
    const demo = within(hero).getByRole('link', { name: `Get ${capitalised(key)} Demo` });
    expect(demo).toHaveAttribute('href', '#contact');
  });

  it('has its plate on the side and the ground it asks for', () => {
    const { title, ground, plateSide } = content.hero;
    expect(sectionOf(title)).toHaveClass(ground);
    expect(sectionOf(title).classList.contains('plateLeft')).toBe(plateSide === 'left');
  });

  it('shows four metrics in their order, in figures and words', () => {
    const band = screen.getByRole('region', { name: 'Results in figures' });
    expect(within(band).getAllByRole('listitem').map(flat)).toEqual(
      content.metrics.map(({ number, label }) => `${number}% ${label}`),
    );
    if (content.metricsNote) expect(within(band).getByText(content.metricsNote)).toBeVisible();
  });

  it('shows four solutions, each with a drawing, a description and features', () => {
    const solutions = within(sectionOf(content.solutions.heading)).getAllByRole('article');
    expect(solutions).toHaveLength(4);
    solutions.forEach((solution, index) => {
      const told = content.solutions.items[index];
      expect(within(solution).getByRole('heading', { level: 3, name: told?.title })).toBeVisible();
      expect(within(solution).getByText(told?.description ?? '?')).toBeVisible();
      expect(within(solution).getAllByRole('listitem').map(flat)).toEqual(told?.features);
      expect(solution.querySelector('svg')).toBeInTheDocument();
    });
  });

  it('shows three uses, each with a drawing, a title, a description and a result', () => {
    const uses = within(sectionOf(content.applications.heading)).getAllByRole('article');
    expect(uses).toHaveLength(3);
    uses.forEach((use, index) => {
      const { title, description, result } = content.applications.items[index] ?? {};
      expect(flat(use).endsWith(`${title}${description}${result}`)).toBe(true);
      expect(use.querySelector('svg')).toBeInTheDocument();
    });
  });

  it('tells its own time in words and spans, by one scale, and leads to articles that fit', () => {
    const { schedule } = content;
    const section = sectionOf(schedule.heading);
    const rows = within(section).getAllByRole('listitem');
    expect(rows.map(flat)).toEqual(schedule.rows.map(({ name, text }) => `${name}${text}`));
    for (const { spans } of schedule.rows)
      for (const { from, to } of spans) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(100);
      }
    expect(within(section).getByRole('link', { name: schedule.articles.label })).toHaveAttribute(
      'href',
      `/blog?topic=${schedule.articles.topic}`,
    );
  });

  it('closes with the way to schedule a demo', () => {
    const label = `Schedule ${key.charAt(0).toUpperCase()}${key.slice(1)} Demo`;
    const demo = within(sectionOf(content.closing.heading)).getByRole('link', { name: label });
    expect(demo).toHaveAttribute('href', '#contact');
  });
});

test('the own two sections of an industry are not both where those of its neighbour in the menu are', () => {
  const places = Object.values(industries).map(
    ({ content: { schedule, exhibit } }) => `${schedule.after} ${exhibit.after}`,
  );
  places.slice(1).forEach((place, index) => expect(place).not.toBe(places[index]));
  expect(new Set(places).size).toBe(6);
});
