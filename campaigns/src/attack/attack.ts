import type { ReceivedMail } from 'api/testing/mail-server.js';
import type { Composed } from '@northgate/composition/release/attempt-step.js';
import type { Fault } from '../soak/release-variant.js';
import type { Store } from '@northgate/composition/store/store.js';

/** A site that runs to be attacked; every port is on 127.0.0.1. */
export interface AttackTarget {
  /** The page server, whose clients are visitors. It hands `/api` on, and believes 127.0.0.1 about where a visitor comes from. */
  pageServer: number;
  /** The api itself, whose clients are the page server and the proxy. Counts requests at `/metrics`. */
  api: number;
  /** nginx in front of both, as the containers have it; null where none is installed. */
  proxy: number | null;
  /** Where operators see and move what is live. */
  control: number;
  /** Lets an operator into the console there, once. */
  consoleLink: string;
  /** Where figures of the page server's process are read. */
  metrics: number;
  /** What is live, and all that was. */
  store: Store;
  publishToken: string;
  /** The mails about leads that have been sent so far. */
  mails: readonly ReceivedMail[];
  /** All leads, as `npm run leads -- --csv` prints them. */
  leadsAsCsv: () => Promise<string>;
  /** Number of the process that is the api; undefined while there is none. */
  apiProcess: () => number | undefined;
  /** Brings the blog live under another version, past the browser of the gate, and resolves once it is served. */
  releaseBlog: (fault?: Fault) => Promise<Composed>;
}

/** What became of an attack. */
export interface AttackResult {
  tries: number;
  /** Tries after which everything was as it should be. */
  held: number;
  /** What was not, a line each. */
  findings: string[];
  /** What the tries were, when the name does not say it. */
  note?: string;
}

/** How much an attack may do. */
export interface AttackBudget {
  /** No new try begins after this, in milliseconds since the epoch. */
  until: number;
  /** Tries at most; without it everything there is is tried. */
  tries?: number;
  /** What is made up is made up from this: the same number makes the same tries. */
  seed: number;
  /** How long readers beside the attack wait for an answer, in milliseconds. */
  patience?: number;
}

/** One kind of attack; a file each, listed in `attacks.ts`. */
export interface Attack {
  name: string;
  /** Its share of the time for all, in parts: about the seconds that it takes on two quiet cores. */
  share: number;
  run(target: AttackTarget, budget: AttackBudget): Promise<AttackResult>;
}

/** The doors of a site that visitors' requests come to, by name. */
export const doorsOf = ({ pageServer, api, proxy }: AttackTarget): { name: string; port: number }[] => [
  { name: 'page server', port: pageServer },
  { name: 'api', port: api },
  ...(proxy ? [{ name: 'nginx', port: proxy }] : []),
];
