import { once } from 'node:events';
import type { Release } from '@northgate/contracts/release.js';
import { Parser, type ReadEntry } from 'tar';
import type { Quarantine } from './quarantine.js';
import { SendingRefusal } from '../tokens/sending-refusal.js';

/** First bytes of gzip and Zstandard: an archive that is compressed could be any size. */
const compressed = [0x1f, 0x28];

interface Receiving {
  release: Release;
  /** The files that were asked for. */
  missing: string[];
  quarantine: Quarantine;
}

/** What an archive may hold besides the files: a header and padding for each, and its end. */
const overhead = (files: number): number => 4096 * files + 64 * 1024;

/**
 * Takes the files out of an archive (tar, not compressed) as it comes in. What is not asked for, or not what was described,
 * ends it; files that were whole by then stay in the quarantine. Throws `SendingRefusal`, and what reading the archive throws.
 */
export async function receiveFiles(archive: AsyncIterable<Buffer>, receiving: Receiving): Promise<void> {
  const { release, missing } = receiving;
  const limit = missing.reduce(
    (sum, file) => sum + (release.files[file]?.bytes ?? 0),
    overhead(missing.length),
  );
  const reading = new Reading(receiving);
  let received = 0;
  try {
    for await (const part of archive) {
      if (!received && compressed.includes(part[0] ?? 0))
        throw new SendingRefusal('bad-archive', 'The archive is compressed; send it as it is.');
      received += part.length;
      if (received > limit)
        throw new SendingRefusal('too-large', 'The archive is larger than the files that were asked for.');
      await reading.go(part);
    }
    await reading.end();
  } catch (error) {
    await reading.breakOff();
    throw error;
  }
}

/** One archive on its way through the parser into the quarantine. */
class Reading {
  private readonly parser = new Parser({ strict: true });
  private readonly open: Set<string>;
  private readonly ended: Promise<void>;
  private current: ReadEntry | null = null;
  private writing: Promise<void> = Promise.resolve();
  private refusal: Error | null = null;

  constructor(private readonly receiving: Receiving) {
    this.open = new Set(receiving.missing);
    this.ended = new Promise((resolve) => {
      this.parser.once('end', resolve);
      this.parser.on('error', (error: Error) => {
        this.refuse(new SendingRefusal('bad-archive', `The archive cannot be read: ${error.message}`));
        resolve();
      });
    });
    this.parser.on('entry', (entry: ReadEntry) => this.take(entry));
  }

  async go(part: Buffer): Promise<void> {
    const drained = once(this.parser, 'drain');
    drained.catch(() => {});
    const more = this.parser.write(part);
    this.complain();
    if (!more) await Promise.race([drained, this.ended]);
    this.complain();
  }

  async end(): Promise<void> {
    this.parser.end();
    await this.ended;
    this.complain();
    await this.writing;
    this.complain();
  }

  /** Ends the file that is under way, which is thereby not whole. */
  async breakOff(): Promise<void> {
    if (!this.current?.emittedEnd) this.current?.destroy(new Error('The connection broke off.'));
    await this.writing;
  }

  private take(entry: ReadEntry): void {
    const { release, quarantine } = this.receiving;
    const file = release.files[entry.path];
    if (!file || entry.type !== 'File' || entry.size !== file.bytes || !this.open.delete(entry.path)) {
      this.refuse(
        new SendingRefusal('not-asked-for', `${JSON.stringify(entry.path)} was not asked for in this form.`),
      );
      return void entry.resume();
    }
    this.current = entry;
    // Whoever writes the file hears of it; nobody does once it is written.
    entry.on('error', () => {});
    this.writing = quarantine.receive(entry.path, entry, file).catch((error: Error) => {
      this.refuse(error);
      entry.resume();
    });
  }

  private refuse(error: Error): void {
    this.refusal ??= error;
  }

  private complain(): void {
    if (this.refusal) throw this.refusal;
  }
}
