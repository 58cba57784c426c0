import { z } from 'zod';

/** What somebody may do: read; change leads, posts and answers; release and see who did what. Each may what the one before may. */
export const roles = ['viewer', 'editor', 'operator'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

/** Stands for every app where roles are given by app. */
export const everyApp = '*';

/** Who is at work in the console and what they may do, by the name of an app or `*`. Times are ISO texts in UTC. */
export const session = z.object({
  name: z.string(),
  roles: z.record(z.string(), role),
  /** Goes with every change, in the header `x-csrf-token`. */
  csrfToken: z.string(),
  /** When it ends however much is done; it ends earlier when nothing is. */
  endsAt: z.string(),
  /** Minutes without a request after which it ends. */
  idleMinutes: z.number(),
});
export type Session = z.infer<typeof session>;

/** The header that shows that a change comes from the console and not from a page of somebody else. */
export const csrfHeader = 'x-csrf-token';

/** The higher of the roles somebody has for all apps and for this one; null for none. */
export function roleFor(roleOf: Session['roles'], app: string): Role | null {
  const held = [roleOf[everyApp], roleOf[app]].filter((one) => one !== undefined);
  return held.sort((one, other) => roles.indexOf(other) - roles.indexOf(one))[0] ?? null;
}

/** Whether a role is enough where another is asked for. */
export const isEnough = (held: Role | null, needed: Role): boolean =>
  held !== null && roles.indexOf(held) >= roles.indexOf(needed);
