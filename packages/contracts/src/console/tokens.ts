import { z } from 'zod';
import { appName } from '../release.js';

/** Who sends releases with a token, for the history: 1 to 80 characters that can be printed. */
export const tokenOwner = z
  .string()
  .trim()
  .regex(/^[^\p{C}]{1,80}$/u);

/** A token with which releases of one app may be sent, as people see it. Times are ISO texts in UTC. */
export const listedToken = z.object({
  id: z.string().regex(/^[0-9a-f]{12}$/),
  app: appName,
  /** Name of the sender, for the history. */
  by: z.string(),
  /** Whether it may also read what is live of other apps, their server builds too. */
  records: z.boolean().default(false),
  createdAt: z.string(),
  /** Null for one that holds until it is withdrawn. */
  expiresAt: z.string().nullable(),
});
export type ListedToken = z.infer<typeof listedToken>;

/** The tokens of a site, the oldest first, and the apps for which one can be made. */
export const tokenList = z.object({ tokens: z.array(listedToken), apps: z.array(appName) });
export type TokenList = z.infer<typeof tokenList>;

/** What a token is to be. */
export const tokenOrder = z.strictObject({
  app: appName,
  by: tokenOwner,
  /** How long it holds, null for until it is withdrawn. */
  days: z.number().int().min(1).max(3650).nullable(),
  records: z.boolean(),
});
export type TokenOrder = z.infer<typeof tokenOrder>;

/** A token that was made, with the token itself, which nobody can read again. */
export const madeToken = listedToken.extend({ token: z.string() });
export type MadeToken = z.infer<typeof madeToken>;
