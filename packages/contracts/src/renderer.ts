import type { Brand } from '@northgate/site/brand.js';
import type { ComponentType } from 'react';
import type { PartRole } from './frame.js';
import type { PageAnswer } from './page-answer.js';
import type { PageJson, RemoteAddress } from './page-json.js';
import type { Script } from './page.js';
import type { AppName, MenuEntry, PerApp } from './release.js';

/** Where a remote lies, with what the scripts of its exposed modules hash to, and scripts that their parts load once they are used. */
export interface ReleasedRemote extends Omit<RemoteAddress, 'exposes'> {
  exposes: Record<string, Script[]>;
  parts: Record<string, string[]>;
}

/** What the host's server build needs to render pages of one revision. File paths are absolute. */
export interface RendererInput {
  revision: number;
  brand: Brand;
  shell: {
    version: string;
    /** Address of the boot script with its SHA-384 and, in load order, addresses of what it loads right after the frame answers. */
    bootScript: string;
    bootIntegrity: string;
    afterBoot: string[];
    /** Text of the script that starts the boot; it is inlined into every page. */
    starter: string;
    /** The script that brings what comes after the first paint. */
    afterPaint: Script;
  };
  remotes: PerApp<{ serverEntry: string; address: ReleasedRemote }>;
  /** Pages of remotes that stand in the menu "More" of every page; none when left out. */
  menu?: MenuEntry[];
  /** GET from the api as JSON; throws "status: text". */
  read: <T>(path: string) => Promise<T>;
  /** How long a part of another app may take on a page, in milliseconds. */
  partTime: number;
  /** Holds what another app's component is given, and reads, against its contract; `giver` is the app whose page it is. */
  checkProps?: (name: string, component: ComponentType<never>, giver: AppName) => ComponentType<never>;
}

/** A file that pages of a revision share; its address is made from the hash of its text. */
export interface SharedFile {
  path: string;
  text: string;
}

/** One page that the revision has; `missing` marks the page for a parameter that names nothing. */
export interface PagePlan {
  path: string;
  pattern: string;
  app: AppName;
  module: string;
  params: Record<string, string>;
  content: boolean;
  missing: boolean;
}

/**
 * A rendered page; `apps` are those whose code stands in it, the shell first. `inline` names the scripts and styles that
 * the document itself put into the page, as `sha256-…`: nothing else that stands in it may run. `styles` are the files of
 * styles it asks for, all of its styles first, and `lateData` the file with its `LateData` as JSON.
 */
export interface PageResult {
  html: string;
  /** The same page for the router in the browser. */
  json: PageJson;
  styles?: SharedFile[];
  lateData?: SharedFile;
  /** Sample questions it answers, for the assistant; they do not stand in the page. */
  ask?: string[];
  /** Questions with their short answers, for the assistant; they do not stand in the page. */
  answers?: PageAnswer[];
  /** False for a page that nobody is to find by searching. */
  indexed?: boolean;
  inline: { scripts: string[]; styles: string[] };
  status: number;
  apps: AppName[];
}

/** Route patterns of one app, with the reason when its routes could not be read. */
export interface AppRoutes {
  app: AppName;
  patterns: { pattern: string; content: boolean }[];
  error?: string;
}

/** A part of another app that failed on a page: it threw, or was not there in time (`late`). */
export interface FailedPart {
  /** As `mfe-tools/contact-section`. */
  name: string;
  role: PartRole;
  late: boolean;
  reason: string;
}

/** Stands for a page that is not made because of parts in it. */
export interface PartsFailed {
  failedParts: FailedPart[];
}

/** Renders pages one at a time; each throws with the reason when a page cannot be rendered. */
export interface SiteRenderer {
  routes: () => Promise<AppRoutes[]>;
  plan: (app: AppName) => Promise<PagePlan[]>;
  notFound: PagePlan;
  /** Parts that are named in `without` give way to their fallback. */
  render: (plan: PagePlan, without?: string[]) => Promise<PageResult | PartsFailed>;
}

/** The host's server build exports this as `createRenderer`. */
export type CreateRenderer = (input: RendererInput) => SiteRenderer;
