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
import { OperatorError } from '../operator-error.js';

const hashOf = (line: string): string => createHash('sha256').update(line).digest('hex');

/** What the first entry names as the one before it. */
const nothing = hashOf('');

/** Who did something. */
export interface Doer {
  who: string;
  by: string;
}

/** Every change that was made in the console, one JSON object a line. Lines are only added, and each holds the hash of the one before. */
export class AuditLog {
  readonly file: string;
  private readonly oneByOne = pLimit(1);

  constructor(dataDir: string) {
    this.file = join(dataDir, 'console/audit.jsonl');
  }

  /** Adds an entry; it is on the disk when this resolves. */
  add(doer: Doer, change: Change): Promise<AuditEntry> {
    return this.oneByOne(() => this.append(doer, change));
  }

  /** The newest entries first. */
  async page(from: number, length: number): Promise<AuditPage> {
    const lines = await this.lines();
    const chosen = lines.toReversed().slice(from, from + length);
    return { entries: chosen.map((line) => auditEntry.parse(JSON.parse(line))), total: lines.length };
  }

  /** How many entries there are. Throws `OperatorError` when one was changed or taken out. */
  async verify(): Promise<number> {
    let previous = nothing;
    const lines = await this.lines();
    for (const [index, line] of lines.entries()) {
      const { data } = auditEntry.safeParse(parsed(line));
      if (data?.previous !== previous || data.number !== index + 1)
        throw new OperatorError(
          `Entry ${index + 1} of ${this.file} is not what stood there when it was written.`,
        );
      previous = hashOf(line);
    }
    return lines.length;
  }

  private async append(doer: Doer, change: Change): Promise<AuditEntry> {
    const lines = await this.lines();
    const at = new Date().toISOString();
    const previous = hashOf(lines.at(-1) ?? '');
    const entry: AuditEntry = { number: lines.length + 1, at, ...doer, ...change, previous };
    await mkdir(join(this.file, '..'), { recursive: true, mode: 0o700 });
    const file = await open(this.file, 'a', 0o600);
    try {
      await file.appendFile(`${JSON.stringify(entry)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    return entry;
  }

  private async lines(): Promise<string[]> {
    const text = await readFile(this.file, 'utf8').catch(() => '');
    return text.split('\n').filter(Boolean);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
