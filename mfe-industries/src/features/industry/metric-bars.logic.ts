import type { BeforeAfter } from '@northgate/ui/components/figures/metric-band';
import type { Metric } from '../../content/industry-content';

/** Lengths of the two bars in percent; the longer one is always 100. */
export function barLengths({ number, change }: Pick<Metric, 'number' | 'change'>): BeforeAfter {
  if (change === 'less') return { before: 100, after: 100 - number };
  return { before: Math.round((100 / (100 + number)) * 1000) / 10, after: 100 };
}
