import { fetchWhole } from '@northgate/contracts/fetch-whole.js';
import {
  contentManifest,
  contentManifestPath,
  redirects,
  redirectsPath,
  type ContentManifest,
  type Redirects,
} from '@northgate/contracts/content-manifest.js';

/** What the api has to show: its content with ETags, and a tag that changes when any of them does. */
export interface Content {
  tag: string;
  addresses: ContentManifest;
}

/** The api's content as it is now, null while the api is away. */
export async function contentOf(apiOrigin: string): Promise<Content | null> {
  try {
    const response = await fetchWhole(apiOrigin + contentManifestPath, 3000);
    const tag = response.headers.get('etag');
    if (!response.ok || !tag) return null;
    return { tag: plainTag(tag), addresses: contentManifest.parse(await response.json()) };
  } catch {
    return null;
  }
}

/** Addresses that lead on to others, as the api says; `last` while it does not say. */
export async function redirectsOf(
  apiOrigin: string,
  content: Content | null,
  last: Redirects | undefined,
): Promise<Redirects | undefined> {
  if (!content) return last;
  if (!(redirectsPath in content.addresses)) return undefined;
  try {
    const response = await fetchWhole(apiOrigin + redirectsPath, 3000);
    return response.ok ? redirects.parse(await response.json()) : last;
  } catch {
    return last;
  }
}

/** Compressed copies of one content have tags that differ in their ending only. */
const plainTag = (tag: string): string => tag.replace(/-(br|gzip)"$/, '"');
