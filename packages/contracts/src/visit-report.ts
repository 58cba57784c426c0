import { z } from 'zod';
import { mostEvents, visitEvents, visitSources } from './visit-events.js';
import { vitalsReport } from './vitals-report.js';

/** What was done on the pages of one document since it last told, and how the page went that it was opened with. */
export const visitReport = vitalsReport.extend({
  source: z.enum(visitSources),
  events: z.array(z.object({ name: z.enum(visitEvents), path: z.string().max(300) })).max(mostEvents),
});
export type VisitReport = z.infer<typeof visitReport>;
