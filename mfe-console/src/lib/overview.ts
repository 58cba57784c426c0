import { overview, type Overview, type VitalName } from '@northgate/contracts/console/overview';
import { client } from './client';

/** What the api says of itself and counted. */
export const fetchOverview = async (signal: AbortSignal): Promise<Overview> =>
  overview.parse((await client.get<unknown>('/desk/overview', { signal })).data);

/** What vitals are called, and their units. */
export const vitalTexts: Record<VitalName, { title: string; unit: string }> = {
  lcp: { title: 'Largest paint', unit: 'milliseconds, three of four pages do not exceed it' },
  inp: { title: 'Slowest press', unit: 'milliseconds, three of four pages do not exceed it' },
  cls: { title: 'Parts that move', unit: 'layout shift, three of four pages do not exceed it' },
};
