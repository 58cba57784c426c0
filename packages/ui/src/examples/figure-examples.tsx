import { BarChart } from '../components/figures/bar-chart';
import { DashList } from '../components/figures/dash-list';
import { Facts } from '../components/figures/facts';
import { Ledger } from '../components/figures/ledger';
import { BeforeAfterBand, MetricBand } from '../components/figures/metric-band';
import { PercentBars } from '../components/figures/percent-bar';
import { RisingBars } from '../components/figures/rising-bars';
import { RuledTable } from '../components/figures/ruled-table';
import { ScaleBar } from '../components/figures/scale-bar';
import { Timeline } from '../components/figures/timeline';
import type { Example } from './example';

const week = [
  { when: 'Day 1', length: 1, title: 'Survey', text: 'Streams, switches and blind spots.' },
  { when: 'Days 2-3', length: 2, title: 'Servers', text: 'Racked and cabled in your building.' },
  { when: 'Days 4-5', length: 2, title: 'Models', text: 'Tuned on your own cameras.' },
  { when: 'Days 6-7', length: 2, title: 'Handover', text: 'Alerts to the people on shift.' },
];

const metrics = [
  { value: '50', unit: '+', label: 'AI models supported' },
  { value: '85', unit: '%', label: 'higher accuracy' },
  { value: '3', unit: 'x', label: 'speed' },
];

/** Figures, scales, tables and lists. */
export const figureExamples: Example[] = [
  {
    name: 'Metric band',
    from: 'components/figures/metric-band',
    wide: true,
    show: () => <MetricBand metrics={metrics} />,
  },
  {
    name: 'Metric band, before and after',
    from: 'components/figures/metric-band',
    wide: true,
    show: () => (
      <BeforeAfterBand
        metrics={[
          { value: 30, unit: '%', label: 'shorter delivery time', bars: { before: 100, after: 70 } },
          { value: 45, unit: '%', label: 'better warehouse efficiency', bars: { before: 69, after: 100 } },
        ]}
      />
    ),
  },
  {
    name: 'Percent bars',
    from: 'components/figures/percent-bar',
    show: () => (
      <PercentBars
        bars={[
          {
            title: 'Detection accuracy',
            value: 98,
            minLabel: 'Missed',
            maxLabel: 'Detected',
            description: 'Staged incidents that raised an alert.',
          },
          { title: 'Empty', value: 0 },
          { title: 'Full', value: 100 },
        ]}
      />
    ),
  },
  {
    name: 'Rising bars',
    from: 'components/figures/rising-bars',
    show: () => <RisingBars bars={[{ title: 'Rises 500 ms after it is seen', value: 95 }]} />,
  },
  {
    name: 'Bar chart',
    from: 'components/figures/bar-chart',
    show: () => (
      <BarChart
        caption="Yearly cost"
        bars={[
          { label: 'Guards', note: '3 × $85,000', text: '$255,000', value: 255_000, look: 'outline' },
          { label: 'Cameras', note: '50 × $250', text: '$12,500', value: 12_500, look: 'signal' },
        ]}
        total={{ label: 'Saved', text: '$242,500' }}
      />
    ),
  },
  {
    name: 'Scale bar',
    from: 'components/figures/scale-bar',
    show: () => <ScaleBar segments={[1, 2, 2, 1, 1]} />,
  },
  {
    name: 'Timeline',
    from: 'components/figures/timeline',
    wide: true,
    show: () => <Timeline steps={week} />,
  },
  {
    name: 'Timeline, small',
    from: 'components/figures/timeline',
    show: () => <Timeline steps={week} size="small" />,
  },
  {
    name: 'Ledger',
    from: 'components/figures/ledger',
    wide: true,
    show: () => (
      <Ledger
        caption="Side by side"
        subject="Capability"
        columns={['Northgate AI', 'Competitor A', 'Competitor B']}
        ours={0}
        rows={[
          { name: 'Triage time', cells: [{ text: 'About 8 minutes' }, { text: 'Hours' }, { text: 'Hours' }] },
          {
            name: 'Tests AI models',
            cells: [
              { mark: 'yes', text: 'Yes' },
              { mark: 'no', text: 'No' },
              { mark: 'yes', text: 'Yes' },
            ],
          },
        ]}
      />
    ),
  },
  {
    name: 'Ruled table',
    from: 'components/figures/ruled-table',
    show: () => (
      <RuledTable
        columns={['Requirement', 'Least', 'Better']}
        rows={[
          { term: 'Network', details: ['100 Mbps', '1 Gbps'] },
          { term: 'Codec', details: ['MJPEG', 'H.265'] },
        ]}
      />
    ),
  },
  {
    name: 'Facts',
    from: 'components/figures/facts',
    show: () => (
      <Facts
        facts={[
          { term: 'Email', detail: <a href="mailto:hello@northgate.example">hello@northgate.example</a> },
          { term: 'Offices', detail: 'London, Hyderabad, Lagos' },
        ]}
      />
    ),
  },
  {
    name: 'Dash list',
    from: 'components/figures/dash-list',
    show: () => (
      <>
        <DashList items={['ONVIF cameras', 'Radio and e-mail']} />
        <DashList
          items={['Load plans', 'Live routes', 'Dock slots', 'Proof of delivery']}
          mark="signal"
          twoColumns
        />
      </>
    ),
  },
];
