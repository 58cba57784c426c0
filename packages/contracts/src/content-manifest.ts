import { z } from 'zod';

/** Where the api says which content it has now. */
export const contentManifestPath = '/api/content-manifest';

/** ETag of every address of content; the manifest's own ETag changes when any of them does. */
export const contentManifest = z.record(z.string(), z.string());

export type ContentManifest = z.infer<typeof contentManifest>;

/** Where the page server is told, by a signed POST, that content has changed. */
export const contentHookPath = '/__hooks/content';

/** Where the api says which addresses lead on to others. */
export const redirectsPath = '/api/redirects';

/** Addresses of content that have become others, such as those of posts whose slug was changed. */
export const redirects = z.record(z.string(), z.string());

export type Redirects = z.infer<typeof redirects>;
