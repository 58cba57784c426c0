import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { render, screen } from '@testing-library/react';
import { provideFakeFrame } from '../testing/fake-frame';
import { fakeReducedMotion } from '../testing/fake-window';
import { ExamplesPage, groups } from './examples-page';

const components = fileURLToPath(new URL('../components', import.meta.url));

/** Parts that stand in the examples of others. */
const insideOthers = [
  'column-heads',
  'contact-facts',
  'icon',
  'slider',
  'skeleton',
  'title-block',
  'tooltip',
  'visually-hidden',
];

beforeEach(() => {
  provideFakeFrame();
  fakeReducedMotion(false);
});

test('every component has an example', () => {
  const shown = groups.flatMap(({ examples }) => examples.map(({ from }) => from));
  const files = readdirSync(components, { recursive: true, encoding: 'utf8' });
  const parts = files.filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
  for (const name of parts.map((file) => file.replace('.tsx', '')))
    if (!insideOthers.includes(basename(name))) expect(shown).toContain(`components/${name}`);
});

test('each stands once by day and once by night, with ids of its own', () => {
  const { container } = render(<ExamplesPage />);
  const count = groups.flatMap(({ examples }) => examples).length;
  expect(container.querySelectorAll('.panels > .panel')).toHaveLength(count * 2);
  expect(container.querySelectorAll('.panels > .panel[data-palette=night]')).toHaveLength(count);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index && id !== 'contact')).toEqual([]);
  expect(screen.getAllByRole('heading', { level: 1 })[0]).toHaveTextContent('Parts of the kit');
});
