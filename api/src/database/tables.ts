import type { DeliveryState, LeadStatus } from '@northgate/contracts/console/leads.js';
import type { VersionLine } from '@northgate/contracts/console/posts.js';
import type { VitalName } from '@northgate/contracts/console/overview.js';
import type { VisitEvent, VisitSource } from '@northgate/contracts/visit-events.js';
import type { ColumnType } from 'kysely';

/** Milliseconds since 1970 in UTC. */
type Instant = number;

/** Set when the row is written, never changed. */
type Fixed<T> = ColumnType<T, T, never>;

export interface LeadsTable {
  id: Fixed<string>;
  created_at: Fixed<Instant>;
  idempotency_key: Fixed<string | null>;
  body_hash: Fixed<string>;
  name: Fixed<string>;
  company: Fixed<string>;
  email: Fixed<string>;
  phone: Fixed<string>;
  service: Fixed<string>;
  message: Fixed<string>;
  /** 1 when the lead looks like spam; it is kept all the same. */
  flagged: number;
  /** JSON list of the reasons. */
  flag_reasons: string;
  status: LeadStatus;
  /** Who works on it. */
  owner: string | null;
  /** Path of the page the form was sent from; empty where that is not known. */
  page: Fixed<string>;
  /** JSON object of what the link of a campaign said; empty where the visitor did not agree to that. */
  campaign: Fixed<string>;
  /** What is searched, in small letters: the engines disagree on capital letters outside ASCII. */
  search_text: string;
}

export interface LeadNotesTable {
  id: Fixed<string>;
  lead_id: Fixed<string>;
  created_at: Fixed<Instant>;
  author: Fixed<string>;
  text: Fixed<string>;
}

/**
 * `held`: no channel was configured, goes out once one is. `withheld`: looks like spam, goes out when a person says so.
 * `dead`: given up after the last attempt.
 */
export type OutboxStatus = DeliveryState;

export interface OutboxTable {
  id: Fixed<string>;
  lead_id: Fixed<string>;
  /** `none` while held or withheld. */
  channel: Fixed<string>;
  status: OutboxStatus;
  /** Attempts begun, without those that reached nobody. */
  attempts: number;
  next_attempt_at: Instant;
  created_at: Fixed<Instant>;
  delivered_at: Instant | null;
  last_error: string | null;
  /** The claim of the worker that is delivering this now; it lapses by itself when the worker is gone. */
  claimed_by: string | null;
  claimed_until: Instant | null;
}

export interface PostsTable {
  id: Fixed<string>;
  /** Where the post comes from, such as `file:small-models.md` or `published:small-models`; one post per source. */
  source: string;
  source_hash: string;
  /** The Markdown file itself. */
  text: string;
  status: 'published' | 'draft' | 'withdrawn';
  slug: string;
  /** The slug in lower case: what addresses are compared with. */
  slug_key: string;
  title: string;
  excerpt: string;
  content: string;
  region: string;
  created_at: string;
  /** When its words last changed, never before `created_at`. */
  updated_at: string;
  /** JSON list of texts. */
  tags: string;
  /** JSON list of sample questions this post answers. */
  ask: string;
  /** JSON list of the post's passages as plain text. */
  passages: string;
}

/** A post as it is worked on in the console; it has the id of the post it becomes. */
export interface PostWorksTable {
  id: Fixed<string>;
  /** Grows with every save. */
  version: number;
  /** The version that was published last from here; 0 for none. */
  published_version: number;
  /** Hash of the post as this last saw it on the site; empty for none. */
  live_hash: string;
  /** JSON object of `PostFields`. */
  fields: string;
  saved_at: Instant;
  saved_by: string;
}

export interface PostVersionsTable {
  post_id: Fixed<string>;
  version: Fixed<number>;
  /** When the first of the saves that this version holds was made. */
  began_at: Fixed<Instant>;
  at: Fixed<Instant>;
  author: Fixed<string>;
  kind: VersionLine['kind'];
  /** JSON object of `PostFields`. */
  fields: string;
}

/** Slugs that posts had once, and have no more. */
export interface PostRedirectsTable {
  slug_key: Fixed<string>;
  slug: Fixed<string>;
  post_id: string;
}

/** A picture of a post in one width and format. */
export interface PictureFormsTable {
  /** From the hash of what was uploaded. */
  picture_id: Fixed<string>;
  /** Such as `960.avif`. */
  name: Fixed<string>;
  bytes: ColumnType<ArrayBuffer | Buffer, Buffer, never>;
}

/** Named numbers; `content` counts every change of the posts. */
export interface MetaTable {
  name: Fixed<string>;
  value: number;
}

export interface RateWindowsTable {
  key: Fixed<string>;
  window_start: Fixed<Instant>;
  window_end: Fixed<Instant>;
  count: number;
}

/** How often something was asked, per week; holds nothing a visitor wrote. */
export interface QuestionCountsTable {
  /** Monday of the week (UTC) as YYYY-MM-DD. */
  week: Fixed<string>;
  /** Path of the page it was asked on; empty where that is not known. */
  page: Fixed<string>;
  /** The question of the site that was answered or is nearest; empty where none is near. */
  nearest: Fixed<string>;
  /** 1 when it was answered. */
  answered: Fixed<number>;
  count: number;
}

/** The words of questions that had no answer, for as long as the setting allows. */
export interface UnansweredQuestionsTable {
  id: Fixed<string>;
  asked_at: Fixed<Instant>;
  page: Fixed<string>;
  nearest: Fixed<string>;
  question: Fixed<string>;
}

/** How often something was done on a page, per week. */
export interface EventCountsTable {
  week: Fixed<string>;
  name: Fixed<VisitEvent>;
  /** Empty where it is no page of the site. */
  page: Fixed<string>;
  source: Fixed<VisitSource>;
  count: number;
}

/** How often a page went so, per week and revision. */
export interface VitalCountsTable {
  week: Fixed<string>;
  revision: Fixed<number>;
  page: Fixed<string>;
  vital: Fixed<VitalName>;
  /** In steps (`visits/visit.repository.ts`). */
  value: Fixed<number>;
  count: number;
}

export interface Tables {
  leads: LeadsTable;
  lead_notes: LeadNotesTable;
  outbox: OutboxTable;
  posts: PostsTable;
  post_works: PostWorksTable;
  post_versions: PostVersionsTable;
  post_redirects: PostRedirectsTable;
  picture_forms: PictureFormsTable;
  meta: MetaTable;
  rate_windows: RateWindowsTable;
  question_counts: QuestionCountsTable;
  unanswered_questions: UnansweredQuestionsTable;
  event_counts: EventCountsTable;
  vital_counts: VitalCountsTable;
}
