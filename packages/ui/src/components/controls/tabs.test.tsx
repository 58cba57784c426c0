import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { tabPanelId, Tabs } from './tabs';

const keys = ['first', 'second', 'third'] as const;
type Key = (typeof keys)[number];

function Steps() {
  const [selected, setSelected] = useState<Key>('first');
  return (
    <Tabs
      id="steps"
      label="Steps"
      tabs={keys.map((key) => ({ key, label: `The ${key}`, panel: <button>In the {key}</button> }))}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name: `The ${name}` });
const shown = () => screen.getAllByRole('tabpanel').map((panel) => panel.textContent);

beforeEach(() => {
  render(<Steps />);
});

test('is a named list of tabs, of which one is selected and shows its panel', () => {
  expect(screen.getByRole('tablist', { name: 'Steps' })).toContainElement(tab('first'));
  expect(tab('first')).toHaveAttribute('aria-selected', 'true');
  expect(tab('second')).toHaveAttribute('aria-selected', 'false');
  expect(shown()).toEqual(['In the first']);
});

test('tab and panel name each other', () => {
  const panel = screen.getByRole('tabpanel', { name: 'The first' });
  expect(panel).toHaveAttribute('id', tabPanelId('steps', 'first'));
  for (const key of keys) {
    const controls = tab(key).getAttribute('aria-controls') ?? '';
    expect(document.getElementById(controls)).toHaveAttribute('aria-labelledby', tab(key).id);
  }
});

test('a click selects', async () => {
  await userEvent.click(tab('third'));
  expect(tab('third')).toHaveAttribute('aria-selected', 'true');
  expect(shown()).toEqual(['In the third']);
});

test('only the selected tab is in the tab order; the next stop is its panel', async () => {
  await userEvent.click(tab('second'));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'In the second' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(tab('second')).toHaveFocus();
});

test.each([
  ['{ArrowRight}', 'second'],
  ['{ArrowRight}{ArrowRight}', 'third'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'first'],
  ['{ArrowLeft}', 'third'],
  ['{End}', 'third'],
  ['{End}{Home}', 'first'],
  ['{ArrowDown}', 'first'],
])('%s leads from the first tab to the %s, which is selected and has the focus', async (pressed, name) => {
  tab('first').focus();
  await userEvent.keyboard(pressed);
  expect(tab(name)).toHaveFocus();
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  expect(shown()).toEqual([`In the ${name}`]);
});
