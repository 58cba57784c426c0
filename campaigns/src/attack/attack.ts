/** A site that runs to be attacked; every port is on 127.0.0.1. */
export interface AttackTarget {
  /** The page server, whose clients are visitors. It hands `/api` on. */
  pageServer: number;
  /** The api itself, whose clients are the page server and the proxy. Counts requests at `/metrics`. */
  api: number;
  /** nginx in front of both, as the containers have it; null where none is installed. */
  proxy: number | null;
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
}

/** One kind of attack; a file each, listed in `attacks.ts`. */
export interface Attack {
  name: string;
  run(target: AttackTarget, budget: AttackBudget): Promise<AttackResult>;
}
