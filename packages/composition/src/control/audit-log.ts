import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  auditEntry,
  type AuditEntry,
  type AuditPage,
  type Change,
} from '@northgate/contracts/console/audit.js';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { OperatorError } from '../operator-error.js';

const hashOf = (line: string): string => createHash('sha256').update(line).digest('hex');

/** What the first entry names as the one before it. */
const nothing = hashOf('');

/** Who did something. */
export interface Doer {
  who: string;
  by: string;
}

/** An entry with the line it stands in. */
interface Line {
  line: string;
  entry: AuditEntry;
}

/**
 * Every change that was made in the console, one JSON object a line. Lines are only added, and each holds the hash of the one
 * before. A line that was broken off, as by a full disk, is no entry.
 */
export class AuditLog {
  readonly file: string;
  private readonly oneByOne = pLimit(1);

  constructor(
    dataDir: string,
    private readonly log?: Pick<Logger, 'warn' | 'error'>,
  ) {
    this.file = join(dataDir, 'console/audit.jsonl');
  }

  /** Adds an entry; it is on the disk when this resolves. */
  add(doer: Doer, change: Change): Promise<AuditEntry> {
    return this.oneByOne(() => this.append(doer, change));
  }

  /** Adds an entry where that can be done: what was done stays done without it, which is logged. Never rejects. */
  async note(doer: Doer, change: Change): Promise<void> {
    await this.add(doer, change).catch((error: unknown) =>
      this.log?.error({ error: String(error), ...doer, ...change }, 'a change is not in the audit log'),
    );
  }

  /** The newest entries first. */
  async page(from: number, length: number): Promise<AuditPage> {
    const { lines } = await this.read();
    const chosen = lines.toReversed().slice(from, from + length);
    return { entries: chosen.map(({ entry }) => entry), total: lines.length };
  }

  /** How many entries there are. Throws `OperatorError` when one was changed or taken out. */
  async verify(): Promise<number> {
    let previous = nothing;
    const { lines } = await this.read();
    for (const [index, { line, entry }] of lines.entries()) {
      if (entry.previous !== previous || entry.number !== index + 1)
        throw new OperatorError(
          `Entry ${index + 1} of ${this.file} is not what stood there when it was written.`,
        );
      previous = hashOf(line);
    }
    return lines.length;
  }

  private async append(doer: Doer, change: Change): Promise<AuditEntry> {
    const { lines, brokenOff } = await this.read();
    const at = new Date().toISOString();
    const previous = hashOf(lines.at(-1)?.line ?? '');
    const entry: AuditEntry = { number: lines.length + 1, at, ...doer, ...change, previous };
    await mkdir(join(this.file, '..'), { recursive: true, mode: 0o700 });
    const file = await open(this.file, 'a', 0o600);
    try {
      await file.appendFile(`${brokenOff ? '\n' : ''}${JSON.stringify(entry)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    return entry;
  }

  /** The entries there are, and whether the last line of the file has no end. */
  private async read(): Promise<{ lines: Line[]; brokenOff: boolean }> {
    const text = await readFile(this.file, 'utf8').catch(() => '');
    const all = text.split('\n').filter(Boolean);
    const lines = all.flatMap((line) => {
      const { data } = auditEntry.safeParse(parsed(line));
      return data ? [{ line, entry: data }] : [];
    });
    const left = all.length - lines.length;
    if (left)
      this.log?.warn(`${left} ${left === 1 ? 'line' : 'lines'} of ${this.file} cannot be read and left out.`);
    return { lines, brokenOff: text !== '' && !text.endsWith('\n') };
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
