import { z } from 'zod';

/**
 * `shell` for the host, or `mfe-` and words in small letters for a remote. Which apps there are is not said here: it is data
 * of each composition.
 */
export const appName = z.union(
  [z.literal('shell'), z.templateLiteral(['mfe-', z.string().regex(/[a-z0-9](?:-?[a-z0-9]){0,39}/)])],
  { error: 'An app is called shell, or mfe- and words in small letters.' },
);
export type AppName = z.infer<typeof appName>;

/** Something that apps have, by their names; not every app has it. */
export type PerApp<T> = { shell?: T; [remote: `mfe-${string}`]: T };
/** The schema of something that apps have. */
export const perApp = <T extends z.ZodType>(value: T) =>
  z.partialRecord(appName, value) as unknown as z.ZodType<PerApp<z.output<T>>, PerApp<z.input<T>>>;

/** The names of apps among those of other things. */
export const appsAmong = (names: readonly string[]): AppName[] =>
  names.filter((name): name is AppName => appName.safeParse(name).success);

/** Twelve hex digits of the content's SHA-256. */
export const releaseVersion = z.string().regex(/^[0-9a-f]{12}$/);

const releaseFile = z.object({ bytes: z.number().int().nonnegative(), sha384: z.string() });

/** A page in the menu of every page. */
export const menuEntry = z.strictObject({
  title: z.string().trim().min(1).max(30),
  path: z.string().regex(/^\/[a-z0-9/-]*$/),
});
export type MenuEntry = z.infer<typeof menuEntry>;

/**
 * `release.json`: one build of one app, never overwritten. File paths are relative to the release folder;
 * `exposes` lists, per exposed module, the scripts a browser needs besides the entry, in load order, and `parts` those
 * its parts load once they are used; `uses` names the
 * components of other apps it loads, `menu` its pages that stand in the menu; `shared` is what the host provides in exact versions, and what a remote asks for
 * as ranges.
 */
export const release = z.object({
  app: appName,
  version: releaseVersion,
  mode: z.enum(['production', 'development']),
  source: z.string(),
  routes: z.array(z.string()),
  entry: z.object({ browser: z.string(), server: z.string() }),
  exposes: z.record(z.string(), z.array(z.string())),
  parts: z.record(z.string(), z.array(z.string())).default({}),
  uses: z.array(z.string()).default([]),
  menu: z.array(menuEntry).default([]),
  shared: z.record(z.string(), z.string()),
  files: z.record(z.string(), releaseFile),
  /** What it brings to the console: the entry of a build of its own, and the panels in it. */
  console: z.object({ entry: z.string(), panels: z.array(z.string()) }).optional(),
});
export type Release = z.infer<typeof release>;

/** The browser entry's SHA-384, as browsers check it. */
export const entryIntegrity = ({ entry, files }: Pick<Release, 'entry' | 'files'>): string =>
  `sha384-${files[entry.browser]?.sha384 ?? ''}`;

/** Where a file of a release is served from. */
export const assetPath = (app: AppName, version: string, file = ''): string =>
  `/assets/${app}/${version}/${file}`;
