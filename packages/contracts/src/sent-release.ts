import { z } from 'zod';

/** Why a control server does not take a release, with the status of its answer. */
export const sendingProblems = {
  'bad-release': 400,
  'bad-archive': 400,
  'not-asked-for': 400,
  'bad-file': 422,
  'no-token': 401,
  'unknown-token': 401,
  'not-your-app': 403,
  'no-recording': 403,
  'unknown-app': 404,
  'nothing-sent': 404,
  'not-here': 404,
  'files-missing': 409,
  'version-taken': 409,
  'under-way': 409,
  'nothing-live': 409,
  'not-possible': 409,
  'too-large': 413,
  failed: 500,
} as const;

/** Name of a reason why a control server does not take a release. */
export type SendingCode = keyof typeof sendingProblems;

/** Whom a candidate is shown to, one part of the visitors after the other, in percent, and what each part waits for. */
export const sharePlan = z.strictObject({
  steps: z.array(z.number().int().min(1).max(100)).min(1).max(20),
  /** Pages of the candidate that were served. */
  views: z.number().int().min(0).max(1_000_000),
  minutes: z.number().min(0).max(10_080),
});
export type SharePlan = z.infer<typeof sharePlan>;

/** What a sender wants with a release that is complete. */
export const releaseOrder = z.strictObject({
  reason: z.string().trim().min(1).max(200).default('release'),
  /** Pages may look different from what is live. */
  acceptLook: z.boolean().default(false),
  /** Goes through the gate and gets an address, and does not go live. */
  preview: z.boolean().default(false),
  /** Makes a candidate that a part of the visitors sees. */
  share: sharePlan.optional(),
});
export type ReleaseOrder = z.infer<typeof releaseOrder>;

/** What may be done with a candidate that is there. */
export const candidateActions = ['promote', 'share', 'go-on', 'end'] as const;
export type CandidateAction = (typeof candidateActions)[number];

/** What a sender wants with a candidate. */
export const candidateOrder = z.strictObject({
  /** Pages may look different from what is live. */
  acceptLook: z.boolean().default(false),
  /** Needed to share it. */
  share: sharePlan.optional(),
});
export type CandidateOrder = z.infer<typeof candidateOrder>;

/** Answer to the description of a release: the files that are still to be sent. */
export interface FilesWanted {
  missing: string[];
  /** Whether it is live in this version; left out by servers that do not say. */
  live?: boolean;
}

/** Answer as RFC 9457 describes it. */
export interface SendingProblem {
  type: 'about:blank';
  title: string;
  status: number;
  code: SendingCode;
  /** The files that are still to be sent, where that is why. */
  missing?: string[];
}

/** How a release ended that passed the gate; `candidate` is live for nobody, `shared` for a part of the visitors. */
export interface Released {
  type: 'released' | 'candidate' | 'shared';
  revision: number;
  versions: Record<string, string | undefined>;
  rendered: string[];
  gate?: { browser: string; pages: number; seconds: number; note?: string | undefined } | undefined;
  /** Where a candidate can be looked at, and until when. */
  link?: string;
  expiresAt?: string;
  /** How many percent of the visitors see it. */
  percent?: number;
}

/** A candidate is shared no longer. */
export interface ShareEnded {
  type: 'ended';
  /** Number of the candidate. */
  revision: number;
}

/** How a release ended that the gate refused or, `held`, that only looks different. */
export interface Refused {
  type: 'refused';
  held: boolean;
  problems: string[];
  /** How broken pages looked, JPEG in base64. */
  pictures: { path: string; jpeg: string }[];
  /** What looks different; PNG in base64. */
  looks: { path: string; what: string; live: string; candidate: string; difference: string }[];
}

/** One line of the answer to an order: what goes on, that it still goes on, and at last how it ended. */
export type ReleaseEvent =
  | { type: 'progress'; text: string }
  | { type: 'alive' }
  | { type: 'unchanged' }
  | Released
  | ShareEnded
  | Refused
  | ({ type: 'failed' } & Pick<SendingProblem, 'code' | 'title'>);
