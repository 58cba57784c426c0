import { pressPlace } from './by-hand.js';
import { manyMicrotasks } from './timer-chains.js';
import type { Timers } from './timers.js';

/** Where a change was, and of what kind: of a certain attribute, of children, or of text. */
const kindOf = ({ type, attributeName }: MutationRecord): string => attributeName ?? type;

/** What changes with something that is done, before anything else goes on in the page. */
export function changedAtOnce(
  act: () => void | Promise<void>,
  take: () => MutationRecord[],
): Promise<MutationRecord[]> {
  const changed = async () => {
    take();
    await act();
    await manyMicrotasks();
    return take();
  };
  // In a task of its own: what runs for a debugger may do what the page's policy forbids.
  return new Promise((resolve, reject) => setTimeout(() => void changed().then(resolve, reject)));
}

class Places {
  private readonly known = new Map<Node, Set<string>>();

  add(records: MutationRecord[]): void {
    for (const record of records) {
      const kinds = this.known.get(record.target) ?? new Set();
      this.known.set(record.target, kinds.add(kindOf(record)));
    }
  }

  has(record: MutationRecord): boolean {
    return this.known.get(record.target)?.has(kindOf(record)) ?? false;
  }
}

/** Tells what a control does from what happens in the page at the same moment, such as a clock that goes on. */
export class UnrelatedChanges {
  private readonly byTime = new Places();
  private readonly byAnyClick = new Places();

  /** Lets go on what goes on by itself, and clicks where no click is answered. `take` gives what changed since. */
  async learn(timers: Timers, take: () => MutationRecord[]): Promise<void> {
    take();
    await timers.turn(({ kind, turns }) => kind === 'interval' || turns > 0);
    this.byTime.add(take());
    const place = document.querySelector('main') ?? document.body;
    this.byAnyClick.add(await changedAtOnce(() => pressPlace(place), take));
  }

  /** Whether something is different because a control was pressed; what changed with the press itself is no work of time. */
  isAnswer(records: MutationRecord[], atOnce: boolean): boolean {
    return records.some((record) => !this.byAnyClick.has(record) && (atOnce || !this.byTime.has(record)));
  }
}
