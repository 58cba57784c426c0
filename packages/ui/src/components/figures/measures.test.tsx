import { render, screen, within } from '@testing-library/react';
import { Ledger } from './ledger';
import { BeforeAfterBand, MetricBand } from './metric-band';
import { RuledTable } from './ruled-table';
import { Timeline } from './timeline';

const flat = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

test('a metric band says each figure with its unit and what it counts', () => {
  render(
    <MetricBand
      metrics={[
        { value: 99.7, unit: '%', label: 'weapon detection accuracy' },
        { value: 24, label: 'hours a day' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(flat)).toEqual([
    '99.7% weapon detection accuracy',
    '24 hours a day',
  ]);
});

test('before and after are two bars under each figure, with a key in words', () => {
  const { container } = render(
    <BeforeAfterBand
      metrics={[{ value: 30, unit: '%', label: 'shorter delivery time', bars: { before: 100, after: 70 } }]}
    />,
  );
  const bars = [...container.querySelectorAll<HTMLElement>('.bars .bar')].map((bar) => bar.style.width);
  expect(bars).toEqual(['100%', '70%']);
  expect(screen.getByText('Before')).toBeVisible();
  expect(screen.getByText('After')).toBeVisible();
});

const week = [
  { when: 'Day 1', length: 1, title: 'Survey', text: 'Where it stands.' },
  { when: 'Days 2-3', length: 2, title: 'Racks' },
];

test('a timeline is an ordered list under a scale bar of the same lengths', () => {
  const { container } = render(<Timeline steps={week} />);
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(steps.map(flat)).toEqual(['Day 1SurveyWhere it stands.', 'Days 2-3Racks']);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(container.querySelector('.bar')).toHaveStyle({ gridTemplateColumns: '1fr 2fr' });
  expect(screen.getByRole('list').style.getPropertyValue('--columns')).toBe('1fr 2fr');
});

test('a small timeline is a caption without headings', () => {
  render(<Timeline steps={week} size="small" />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getAllByRole('listitem').map(flat)).toEqual(['Day 1 Survey', 'Days 2-3 Racks']);
});

const ledger = (
  <Ledger
    caption="Side by side"
    subject="Capability"
    columns={['Northgate AI', 'Competitor A']}
    ours={0}
    rows={[
      { name: 'Triage time', cells: [{ text: 'About 8 minutes' }, { text: 'Hours' }] },
      {
        name: 'Tests AI models',
        cells: [
          { mark: 'yes', text: 'Yes' },
          { mark: 'no', text: 'No' },
        ],
      },
    ]}
  />
);

test('a ledger is a table with headings both ways, and words beside every mark', () => {
  render(ledger);
  expect(screen.getByRole('table', { name: 'Side by side' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(flat)).toEqual([
    'Capability',
    'Northgate AI',
    'Competitor A',
  ]);
  const row = screen.getByRole('row', { name: /Tests AI models/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(flat)).toEqual(['Yes', 'No']);
  for (const cell of cells) expect(cell.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('our column of a ledger is marked from head to foot, and no other', () => {
  const { container } = render(ledger);
  expect([...container.querySelectorAll('.ours')].map(flat)).toEqual([
    'Northgate AI',
    'About 8 minutes',
    'Yes',
  ]);
});

test('a ledger can be scrolled by keyboard', () => {
  render(ledger);
  expect(screen.getByRole('region', { name: 'Side by side' })).toHaveAttribute('tabindex', '0');
});

test('a ruled table names its rows, and its columns where it has headings', () => {
  const rows = [{ term: 'Network', details: ['100 Mbps minimum'] }];
  const { rerender } = render(<RuledTable rows={rows} />);
  expect(screen.getByRole('rowheader', { name: 'Network' })).toBeVisible();
  expect(screen.queryByRole('columnheader')).toBeNull();
  rerender(<RuledTable columns={['What', 'Needed']} rows={rows} />);
  expect(screen.getAllByRole('columnheader').map(flat)).toEqual(['What', 'Needed']);
});
