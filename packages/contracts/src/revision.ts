import { brandSchema } from '@northgate/site/brand.js';
import { z } from 'zod';
import { pageAnswer } from './page-answer.js';
import { appName, menuEntry, perApp, releaseVersion } from './release.js';

/** One app inside a revision; `integrity` is the SHA-384 of its browser entry. */
export const revisionApp = z.object({ version: releaseVersion, integrity: z.string() });

/** What the browser half of the gate did: pages and places of the console opened, in how many seconds, or why it did not run. */
export const gateRecord = z.object({
  browser: z.enum(['passed', 'skipped']),
  pages: z.number().int().nonnegative(),
  seconds: z.number().nonnegative(),
  /** Places of the console, where the release brings a panel or the console itself. */
  places: z.number().int().nonnegative().optional(),
  note: z.string().optional(),
  /** What looked different and was wanted so. */
  accepted: z.array(z.string()).optional(),
});
export type GateRecord = z.infer<typeof gateRecord>;

/** Append-only: which versions stand together, who put them together and why. Times are ISO texts in UTC. */
export const revision = z.object({
  number: z.number().int().positive(),
  parent: z.number().int().positive().nullable(),
  apps: perApp(revisionApp),
  createdAt: z.string(),
  author: z.string(),
  reason: z.string(),
  gate: gateRecord.optional(),
  /** What the table of its pages hashes to, as files in that table do. */
  pagesHash: z.string().optional(),
  /** Set when one app came back in an earlier version: the app, and the revision whose version it is. */
  restored: z.object({ app: appName, revision: z.number().int().positive() }).optional(),
  /** Set when it is only to be looked at and never goes live itself: how long it may be. */
  candidate: z.object({ expiresAt: z.string() }).optional(),
});
export type Revision = z.infer<typeof revision>;

/**
 * A candidate that some visitors see while the others see what is live. `id` is the candidate it began with, `revision` the one
 * that stands for it now; `steps` are the parts of all visitors in percent, of which `percent` is reached since `since`, an ISO
 * text. It goes on once `views` of its pages were served and `minutes` have passed.
 */
export const share = z.object({
  id: z.number().int().positive(),
  revision: z.number().int().positive(),
  percent: z.number().int().min(1).max(99),
  steps: z.array(z.number().int().min(1).max(100)).min(1),
  views: z.number().int().nonnegative(),
  minutes: z.number().nonnegative(),
  since: z.string(),
});
export type Share = z.infer<typeof share>;

/** One move of the live pointer; the one with the highest `sequence` says what is live, and which share runs beside it. */
export const pointerMove = z.object({
  sequence: z.number().int().positive(),
  revision: z.number().int().positive(),
  share: share.optional(),
  movedAt: z.string(),
  author: z.string(),
  reason: z.string(),
});
export type PointerMove = z.infer<typeof pointerMove>;

/** One page of a revision. `apps` are those whose code stands in it, `renderedIn` the revision that rendered it. */
export const renderedPage = z.object({
  app: appName,
  pattern: z.string(),
  status: z.number().int(),
  file: z.string(),
  etag: z.string(),
  /** The Content-Security-Policy the page is served with; one rendered before pages had any may only not be framed. */
  policy: z.string().default("frame-ancestors 'none'"),
  bytes: z.number().int(),
  apps: z.array(appName),
  content: z.boolean(),
  /** File of its `PageJson`, beside the page; absent on pages that were rendered before there was one. */
  json: z.string().optional(),
  /** What it was made from: addresses of the api with the ETags they had, empty where there was nothing. */
  reads: z.record(z.string(), z.string()).optional(),
  /** Hash of its readable text, and when that last changed. */
  textTag: z.string().optional(),
  modifiedAt: z.string().optional(),
  renderedIn: z.number().int().positive(),
  /** File of the page's picture for social cards, beside the page; absent when it has none. */
  picture: z.string().optional(),
  /** Sample questions the page answers, for the assistant. */
  ask: z.array(z.string()).optional(),
  /** Questions with their short answers, for the assistant. */
  answers: z.array(pageAnswer).optional(),
  /** False for a page that nobody is to find by searching. */
  indexed: z.boolean().optional(),
  /** Files of the page's styles, which pages share; absent when all of them stand in the page. */
  styles: z.array(z.string()).optional(),
  /** File of the page's late data, which pages share; absent when all of its data stands in the page. */
  lateData: z.string().optional(),
  /** Hash of all it was made from: versions of the apps in it, content and brand. Equal keys, equal pages. */
  key: z.string().optional(),
});
export type RenderedPage = z.infer<typeof renderedPage>;

/** Files of a page that other pages may share, below the folder of the revision's pages. */
export const sharedFilesOf = ({
  styles = [],
  lateData,
}: Pick<RenderedPage, 'styles' | 'lateData'>): string[] => (lateData ? [...styles, lateData] : styles);

/** Pages by canonical path; `missing` maps a pattern such as `/blog/:slug` to the page that says a thing is not there. */
export const pageTable = z.object({
  pages: z.record(z.string(), renderedPage),
  missing: z.record(z.string(), renderedPage),
  notFound: renderedPage,
  /** Canonical paths that redirect permanently to another page. */
  redirects: z.record(z.string(), z.string()).optional(),
  /** The brand of all its pages; absent in tables from before it was written down, and where it cannot be read. */
  brand: brandSchema.optional().catch(undefined),
  /** What stands in the menu "More" of its pages. */
  menu: z.array(menuEntry).default([]),
  /** ETag of the api's content manifest when content pages were rendered, null when the api was away. */
  contentTag: z.string().nullable(),
  failures: z.array(z.object({ path: z.string(), reason: z.string(), kept: z.boolean() })),
  /** What each file in the folder of the pages hashes to, compressed forms left out: the start of its SHA-256 in base64url. */
  files: z.record(z.string(), z.string()).default({}),
});
export type PageTable = z.infer<typeof pageTable>;
