import { z } from 'zod';

/** A change as the audit log has it. `before` and `after` hold no words of visitors. */
export const change = z.object({
  /** What was done, as a verb and a noun: `take back mfe-blog`. */
  what: z.string(),
  /** What it was done to: `lead 1b2…`. */
  subject: z.string(),
  before: z.json(),
  after: z.json(),
});
export type Change = z.infer<typeof change>;

/** One line of the audit log. `previous` is the hash of the line before, so that none can be taken out unseen. */
export const auditEntry = change.extend({
  number: z.number().int().positive(),
  at: z.string(),
  who: z.string(),
  /** How they logged in: by the link of this machine, or the issuer of their identity. */
  by: z.string(),
  previous: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Entries of the audit log, the newest first. */
export const auditPage = z.object({ entries: z.array(auditEntry), total: z.number().int() });
export type AuditPage = z.infer<typeof auditPage>;

/**
 * What the api answers a change at its desk with: what is to be shown, and what the control server notes; null where it goes on
 * with something that was noted when it began.
 */
export const changed = <T extends z.ZodType>(result: T) => z.object({ result, change: change.nullable() });
export type Changed<T, Noted = Change> = { result: T; change: Noted };
