import { z } from 'zod';
import { appName, perApp, releaseVersion } from './release.js';

/**
 * Where one remote of a page lies: its entry, the entry's SHA-384, and the addresses of the scripts of each exposed module.
 * What these hash to stands in the entry.
 */
export const remoteAddress = z.strictObject({
  version: z.string(),
  entry: z.string(),
  integrity: z.string(),
  exposes: z.record(z.string(), z.array(z.string())),
});
export type RemoteAddress = z.infer<typeof remoteAddress>;

/** What a page says about itself to search engines and to the title of the tab. */
export const pageHead = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** Its address on the site; absent when it is not to be found by search engines. */
  canonical: z.string().optional(),
  robots: z.string().optional(),
  /** JSON-LD objects. */
  structuredData: z.array(z.record(z.string(), z.unknown())),
});
export type PageHead = z.infer<typeof pageHead>;

/**
 * `page.json`: a page as the router in the browser shows it. The HTML of the page is made from the same object and the same
 * rendering. It names only the remotes the page uses, at the versions it was rendered with.
 */
export const pageJson = z.strictObject({
  revision: z.number().int().positive(),
  /** Version of the host whose frame stands around the page. */
  shell: releaseVersion,
  path: z.string(),
  pattern: z.string(),
  app: appName,
  /** The exposed module that draws it. */
  module: z.string(),
  params: z.record(z.string(), z.string()),
  /** What its route loaded. */
  data: z.unknown(),
  remotes: perApp(remoteAddress),
  head: pageHead,
  /** Addresses of its files of styles. */
  styles: z.array(z.string()),
  /** Markup of its static parts by name; late drawings in it are empty and stand in its late data. */
  parts: z.record(z.string(), z.string()),
  /** Address of its `LateData`. */
  lateData: z.string(),
});
export type PageJson = z.infer<typeof pageJson>;
