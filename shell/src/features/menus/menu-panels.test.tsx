import type { Frame } from '@northgate/contracts/frame';
import { provideFrame } from '@northgate/contracts/frame';
import { defaultBrand } from '@northgate/site/brand.default';
import { industriesMenu, solutionChoices, solutionsMenu } from '@northgate/site/navigation';
import { render } from '@testing-library/react';
import { MenuPanels } from './menu-panels';

const product = { name: 'Compass', slug: 'compass' };

const industries = [
  ['Legal', '/industries/legal'],
  ['Construction', '/industries/construction'],
  ['Manufacturing', '/industries/manufacturing'],
  ['Logistics', '/industries/logistics'],
  ['Healthcare', '/industries/healthcare'],
  ['Retail', '/industries/retail'],
  ['Finance', '/industries/finance'],
  ['Energy', '/industries/energy'],
  ['Agriculture', '/industries/agriculture'],
  ['Mining', '/industries/mining'],
];

const solutions = [
  ['Complete AI Infrastructure', '/infrastructure'],
  ['Decision Making Platform', '/compass-tech'],
  ['Custom Small Language Models', '/custom-models'],
  ['Compass Studio', '/compass-studio'],
];

/** A closed menu is out of reach for roles, so it is found by the id its button names. */
function panel(id: string): HTMLElement {
  provideFrame({ brand: { ...defaultBrand, product } } as Frame);
  render(<MenuPanels />);
  const found = document.getElementById(id);
  if (!found) throw new Error(`No menu ${id}`);
  return found;
}

/** What a visitor reads of a link: its words without drawings and description. */
const title = (link: Element): string => {
  const copy = link.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll('svg, p')) silent.remove();
  return copy.textContent;
};

const entries = (within: ParentNode) =>
  [...within.querySelectorAll('a')].map((link) => [title(link), link.getAttribute('href')]);

describe('the desktop menus', () => {
  it('Solutions has exactly four items in order, each with a description', () => {
    const menu = panel('menu-solutions');
    expect(entries(menu)).toEqual(solutions);
    for (const link of menu.querySelectorAll('a')) expect(link.querySelector('p')).not.toBeEmptyDOMElement();
  });

  it('Industries has exactly ten items in order', () => {
    expect(entries(panel('menu-industries'))).toEqual(industries);
  });

  it.each([
    ['menu-solutions', 'Solutions'],
    ['menu-industries', 'Industries'],
    ['menu-mobile', 'Menu'],
  ])('%s is a popover called %s that a click outside closes', (id, name) => {
    expect(panel(id)).toHaveAttribute('popover', 'auto');
    expect(panel(id)).toHaveAttribute('aria-label', name);
  });
});

describe('the toggle menu', () => {
  const section = (name: string) => {
    const found = [...panel('menu-mobile').querySelectorAll('details')].find(
      (entry) => entry.querySelector('summary')?.textContent === name,
    );
    if (!found) throw new Error(`No section ${name}`);
    return found;
  };

  it('leads to home, insights and contact', () => {
    const direct = [...panel('menu-mobile').querySelectorAll(':scope > a')];
    expect(direct.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['AI Insights', '/blog'],
      ['Contact Us', '/contact'],
    ]);
  });

  it('has the same four solutions and ten industries, folded away', () => {
    expect(section('Solutions')).not.toHaveAttribute('open');
    expect(section('Industries')).not.toHaveAttribute('open');
    expect(entries(section('Solutions'))).toEqual(solutions);
    expect(entries(section('Industries'))).toEqual(industries);
  });

  it('unfolds its sections independently: they belong to no group', () => {
    expect(section('Solutions')).not.toHaveAttribute('name');
    expect(section('Industries')).not.toHaveAttribute('name');
  });
});

describe('the records behind all menus', () => {
  it.each([...solutionsMenu(defaultBrand), ...industriesMenu()])(
    '$title has description, path and icon',
    ({ title: name, description, path, icon }) => {
      for (const text of [name, description, icon]) expect(text.trim()).not.toBe('');
      expect(path).toMatch(/^\/[a-z-]+(\/[a-z-]+)?$/);
    },
  );

  it.each(solutionChoices())('$title has path and icon', ({ title: name, path, icon }) => {
    for (const text of [name, icon]) expect(text.trim()).not.toBe('');
    expect(path).toMatch(/^\/[a-z-]+$/);
  });
});
