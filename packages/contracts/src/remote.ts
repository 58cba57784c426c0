import type { Brand } from '@northgate/site/brand.js';
import type { ComponentType } from 'react';
import type { PageAnswer } from './page-answer.js';

/** What search engines and social cards read about a page. */
export interface PageMeta {
  title: string;
  description: string;
  /** False for a page that search engines, the sitemap and the site's own search leave out. */
  indexed?: boolean;
  /** Questions in visitors' words that the page answers; the assistant finds the page by them, nobody sees them. */
  ask?: string[];
  /** What prospects ask the page, with short answers; the assistant says them. */
  answers?: PageAnswer[];
  /** Trail below the home page, for breadcrumb data; the last entry is the page itself. */
  breadcrumb?: { title: string; path: string }[];
  /** Further JSON-LD objects (schema.org), without `@context`. */
  jsonLd?: Record<string, unknown>[];
}

/** What a route may use while its page is prerendered. `read` gets JSON from the api and throws "status: text". */
export interface LoadContext {
  brand: Brand;
  params: Record<string, string>;
  read: <T>(path: string) => Promise<T>;
}

/**
 * One page of a remote. `path` may hold `:parameters` and the brand's `{product}` slug; `page` is the exposed
 * module with the component. A `load` that answers null means: this thing does not exist.
 */
export interface RemoteRoute<Data = unknown> {
  path: string;
  page: `./${string}`;
  meta: (context: { data: Data | null; brand: Brand; params: Record<string, string> }) => PageMeta;
  load?: (context: LoadContext) => Promise<Data | null>;
  /** The concrete paths of a route with parameters. */
  paths?: (context: Omit<LoadContext, 'params'>) => Promise<string[]>;
  /** Its title in the menu "More", of an app that may stand there; the path has no parameters then. */
  menu?: string;
  /** True when the page changes with content and not only with a release. */
  content?: boolean;
}

/** What a page component receives. */
export interface PageProps<Data = unknown> {
  data: Data;
  params: Record<string, string>;
}

/** The module behind `./routes` of a remote. */
export interface RoutesModule {
  routes: RemoteRoute<never>[];
}

/** The module behind a page's expose. */
export interface PageModule {
  default: ComponentType<PageProps<never>>;
}
