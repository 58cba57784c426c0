import type { Logger } from 'pino';

/** Files of the store that are damaged or missing. Each is said once in the log, and named until it is mended. */
export class DamageReport {
  private readonly damaged = new Set<string>();

  constructor(private readonly log: Logger) {}

  /** Notes a damaged file; `file` is its full path. */
  note(file: string): void {
    if (this.damaged.has(file)) return;
    this.damaged.add(file);
    this.log.error(
      { file },
      'a file of the store is damaged or missing; npm run verify, then npm run repair',
    );
  }

  /** Notes that a file is as it should be. */
  clear(file: string): void {
    if (this.damaged.delete(file)) this.log.warn({ file }, 'a damaged file of the store is mended');
  }

  /** The damaged files, sorted. */
  get files(): string[] {
    return [...this.damaged].sort();
  }
}
