import type { ContactSectionProps } from '@northgate/contracts/components';
import { paths, type IndustryKey } from '@northgate/site/paths';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { industries, type IndustryPageKey } from '../features/industry/industries';
import { IndustrySections } from '../features/industry/industry-sections';
import { LegalSections } from '../features/legal/legal-sections';
import { ManufacturingSections } from '../features/manufacturing/manufacturing-sections';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import IndustryPage from './industry-page';
import LegalPage from './legal-page';
import ManufacturingPage from './manufacturing-page';
import { routes, type IndustryPageData } from './routes';

const Contact = ({ heading }: ContactSectionProps) => (
  <section id="contact">
    <h2>{heading}</h2>
    <form aria-label="Contact" />
  </section>
);

const topicOf = (key: IndustryPageKey) => industries[key].content.schedule.articles.topic;

const isShared = (key: IndustryKey): key is IndustryPageKey => key in industries;

/** A page as a visitor has it: its prerendered parts in place, and the contact section of the other app. */
async function show(key: IndustryKey): Promise<void> {
  const path = paths.industry(key);
  const data = (await routes.find((route) => route.path === path)?.load()) as IndustryPageData;
  const own: Partial<Record<IndustryKey, [ReactElement, ReactElement]>> = {
    legal: [<LegalSections />, <LegalPage data={data} params={{}} />],
    manufacturing: [<ManufacturingSections />, <ManufacturingPage data={data} params={{}} />],
  };
  const shared = isShared(key) && [
    <IndustrySections industry={key} />,
    <IndustryPage data={data} params={{}} />,
  ];
  const [sections, page] = own[key] ?? (shared || []);
  provideFakeFrame();
  const prerendered = render(sections);
  const html = prerendered.container.innerHTML;
  prerendered.unmount();
  provideFakeFrame({ loadComponent: async () => Contact, staticHtml: () => html });
  await act(async () => render(page));
}

const all = routes.map(({ path }) => path.replace('/industries/', '') as IndustryKey);

test.each(all)('%s has one top heading, skips no level and ends with the contact form', async (key) => {
  await show(key);
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.reduce((above, level) => {
    expect(level).toBeLessThanOrEqual(above + 1);
    return level;
  });
  const sections = [...document.querySelectorAll('section')];
  expect(sections.at(-1)).toHaveAttribute('id', 'contact');
  expect(sections.at(-1)).toContainElement(screen.getByRole('form'));
});

test.each(all)('every link of %s leads to its contact section or to articles that fit', async (key) => {
  await show(key);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const articles = isShared(key) ? [`/blog?topic=${encodeURIComponent(topicOf(key))}`] : [];
  expect(new Set(links)).toEqual(new Set(['#contact', ...articles]));
  expect(document.querySelectorAll('#contact')).toHaveLength(1);
});

test.each(all)('no text of %s is empty and no list is without items', async (key) => {
  await show(key);
  for (const element of document.querySelectorAll('h1, h2, h3, p, li, dt, dd, a'))
    expect(element.textContent?.trim()).not.toBe('');
  for (const list of document.querySelectorAll('ul, dl')) expect(list.children.length).toBeGreaterThan(0);
});
