import { screen } from '@testing-library/react';

/** The section that a heading names. Throws when the heading stands in none. */
export function sectionOf(heading: string): HTMLElement {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  if (!section) throw new Error(`${heading} stands in no section`);
  return section;
}

/** Expects one main heading on the page, and no level below it left out. */
export function expectWholeOutline(): void {
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.reduce((before, level) => {
    expect(level).toBeLessThanOrEqual(before + 1);
    return level;
  });
}
