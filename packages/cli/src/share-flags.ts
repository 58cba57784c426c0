import type { SharePlan } from '@northgate/contracts/sent-release.js';
import { CliError } from './cli-error.js';

/** How people say whom a candidate is to be shown to. */
export interface ShareFlags {
  /** The first part of the visitors, such as `5%`. */
  share?: string;
  /** All parts, such as `5,25,100`. */
  steps?: string;
  views: string;
  minutes: string;
}

/** The parts that follow each other where nobody says otherwise. */
const usual = [5, 25, 100];

/** What each part waits for where nobody says otherwise. */
export const usualWait = { views: '200', minutes: '10' };

/** The plan people ask for, undefined when a release is for all at once. Throws `CliError` for what is none. */
export function sharePlanOf({ share, steps, views, minutes }: ShareFlags): SharePlan | undefined {
  if (share === undefined && steps === undefined) return undefined;
  const first = share === undefined ? undefined : percent(share);
  const wait = { views: wholeNumber(views), minutes: wholeNumber(minutes) };
  if (steps === undefined)
    return { steps: [first ?? 5, ...usual.filter((step) => step > (first ?? 5))], ...wait };
  const named = steps.split(',').map(percent);
  if (first !== undefined && named[0] !== first)
    throw new CliError(`The steps ${steps} do not begin with ${share}.`);
  return { steps: named, ...wait };
}

function percent(text: string): number {
  const [, digits] = /^\s*(\d{1,3})\s*%?\s*$/.exec(text) ?? [];
  const number = Number(digits);
  if (!(number >= 1 && number <= 100)) throw new CliError(`${text} is no percentage from 1 to 100.`);
  return number;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new CliError(`${text} is no whole number.`);
  return Number(text);
}
