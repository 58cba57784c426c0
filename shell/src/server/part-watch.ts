import { contractBroken, type PartRole } from '@northgate/contracts/frame';
import type { FailedPart } from '@northgate/contracts/renderer';
import { performance } from 'node:perf_hooks';

/**
 * Calls back once this process has waited for so long, in milliseconds. Time in which it was at work does not count: a busy machine
 * makes no part late.
 */
function afterWaiting(time: number, then: () => void): NodeJS.Timeout {
  const begun = performance.eventLoopUtilization();
  const look = () => {
    if (performance.eventLoopUtilization(begun).idle < time) return;
    clearInterval(timer);
    then();
  };
  const timer = setInterval(look, Math.min(time, 100));
  return timer;
}

const late = (name: string, time: number): Error =>
  Object.assign(new Error(`${name} was not there after ${time / 1000} s`), { name: 'PartLate' });

/** Thrown where parts of other apps failed on a page; the page itself may be as it should. */
export class PartFailure extends Error {
  override name = 'PartFailure';

  constructor(readonly parts: FailedPart[]) {
    super(parts.map(({ name, reason }) => `${name}: ${reason}`).join('; '));
  }
}

/** Watches the parts of other apps on a page that is being rendered: each has a time of its own, and is named when it fails. */
export class PartWatch {
  private readonly roles = new Map<string, PartRole>();
  private readonly failed = new Map<string, FailedPart>();
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  /** `time` is how long a part may take, in milliseconds. */
  constructor(private readonly time: number) {}

  /** Ends the rendering when a part takes too long. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** A part begins: it is being loaded. Rejects when that takes too long. */
  async load<T>(name: string, role: PartRole, loading: Promise<T>): Promise<T> {
    this.roles.set(name, role);
    // What a part waits for once it is there counts too; all parts of a page begin together.
    this.timer ??= afterWaiting(this.time, () => this.controller.abort());
    let stop = () => {};
    const over = new Promise<never>((_, reject) => {
      const timer = afterWaiting(this.time, () => reject(late(name, this.time)));
      stop = () => clearInterval(timer);
    });
    return Promise.race([loading, over]).finally(stop);
  }

  /** Takes note of an error while rendering. False when no part of another app is where it happened. */
  hear(error: unknown, componentStack: string | null | undefined): boolean {
    const name = partIn(componentStack, this.roles);
    const role = name && this.roles.get(name);
    if (!name || !role || (error instanceof Error && error.name === contractBroken)) return false;
    const isLate = this.signal.aborted || (error instanceof Error && error.name === 'PartLate');
    const said = error instanceof Error ? error : new Error(String(error));
    const reason = isLate ? late(name, this.time).message : (said.stack ?? said.message);
    if (!this.failed.has(name)) this.failed.set(name, { name, role, late: isLate, reason });
    return true;
  }

  /** Ends watching. Throws `PartFailure` when a part has failed. */
  end(): void {
    clearInterval(this.timer);
    if (this.failed.size) throw new PartFailure([...this.failed.values()]);
  }
}

/** The innermost part of another app in the stack of components, which islands are named in. */
function partIn(componentStack: string | null | undefined, known: ReadonlyMap<string, unknown>) {
  const named = [...(componentStack ?? '').matchAll(/^\s+at Island\(([^()\s]+)\)/gm)];
  return named.map(([, name = '']) => name).find((name) => known.has(name));
}
