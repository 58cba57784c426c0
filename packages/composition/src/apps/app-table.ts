import { appName, perApp, type AppName } from '@northgate/contracts/release.js';
import { z } from 'zod';
import { checkoutApps } from './checkout-apps.js';

/** `/events`, `/events/*` for all that lies below it, or `/*` for whatever no other app claims. */
export const claimedPath = z.string().regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\/\*)?|\*)?$/, {
  error: 'A path an app claims looks like /events, or like /events/* for all that lies below it.',
});

/** The schema of what an app may have. */
export const claims = z.strictObject({
  paths: z.array(claimedPath).max(20),
  /** Whether its pages may stand in the menu. */
  menu: z.boolean().default(false),
});
/** What an app may have on the site. */
export type Claims = z.infer<typeof claims>;

/** Which apps a composition has, as somebody said it; the table with the highest `sequence` holds. */
export const appTable = z.strictObject({
  sequence: z.number().int().positive(),
  changedAt: z.string(),
  author: z.string(),
  apps: perApp(claims),
});
export type AppTable = z.infer<typeof appTable>;
export type Apps = AppTable['apps'];

/** Claims whatever no other app does. */
export const anyPath = '/*';

/**
 * The apps of a composition: those that were added, and those of the checkout, which share what nobody claims. The table is
 * null before anybody changes it.
 */
export const appsOfTable = (table: AppTable | null): Apps => ({
  ...Object.fromEntries(checkoutApps().map((app) => [app, { paths: [anyPath], menu: true }])),
  ...table?.apps,
});

/** How closely a claim fits a path or the pattern of a route; 0 when it does not. */
export function fitOf(claim: string, path: string): number {
  if (claim === path) return claim.length + 1;
  return claim.endsWith('/*') && path.startsWith(claim.slice(0, -1)) ? claim.length : 0;
}

/** The apps whose claims match a path most closely; empty when no app claims it. */
export function ownersOf(apps: Apps, path: string): AppName[] {
  const fits = (Object.entries(apps) as [AppName, Claims][]).map(([app, { paths }]) => ({
    app,
    fit: Math.max(0, ...paths.map((claim) => fitOf(claim, path))),
  }));
  const best = Math.max(...fits.map(({ fit }) => fit));
  return best > 0 ? fits.filter(({ fit }) => fit === best).map(({ app }) => app) : [];
}
/** Whether a text names an app of these. */
export const isAppOf = (apps: Apps, name: string): boolean => appName.safeParse(name).success && name in apps;
