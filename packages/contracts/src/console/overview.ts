import { z } from 'zod';
import { visitEvents, visitSources } from '../visit-events.js';
import { deliveryStates } from './leads.js';

/** The vitals that are kept: largest paint and slowest press in milliseconds, and how far parts moved. */
export const vitalNames = ['lcp', 'inp', 'cls'] as const;
export type VitalName = (typeof vitalNames)[number];

const week = z.iso.date();

/** What three of four pages did not exceed, in a week or in a revision. */
const measured = z.object({ vital: z.enum(vitalNames), p75: z.number(), pages: z.number().int() });

/** How the api does, and what it counted in the last weeks, the oldest first. */
export const overview = z.object({
  engine: z.string(),
  /** Whether the pages of the site could be read when they were last asked for. */
  siteAnswers: z.boolean(),
  /** Ways in which leads are announced. */
  channels: z.array(z.string()),
  /** Announcements of leads by how far they are. */
  queue: z.record(z.enum(deliveryStates), z.number().int()),
  /** Since when the oldest one waits; null when none does. */
  waitsSince: z.string().nullable(),
  /** Mondays (UTC) as YYYY-MM-DD. */
  weeks: z.array(z.object({ week, leads: z.number().int(), views: z.number().int() })),
  events: z.array(
    z.object({
      name: z.enum(visitEvents),
      page: z.string(),
      source: z.enum(visitSources),
      count: z.number().int(),
    }),
  ),
  vitals: z.object({
    weeks: z.array(measured.extend({ week })),
    revisions: z.array(measured.extend({ revision: z.number().int() })),
  }),
});
export type Overview = z.infer<typeof overview>;
