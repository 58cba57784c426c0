import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';

const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Records that are found by their secret, one file each. Only hashes of secrets are stored. */
export class SecretFiles<T> {
  constructor(
    private readonly folder: string,
    private readonly schema: z.ZodType<T>,
  ) {}

  /** Keeps a thing under a secret made for it, which is returned. */
  async make(content: T): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await this.write(secret, content);
    return secret;
  }

  async write(secret: string, content: T): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = this.fileOf(secret);
    const half = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
    await writeFile(half, JSON.stringify(content), { mode: 0o600 });
    await rename(half, file);
  }

  /** Null when there is none. */
  async read(secret: string): Promise<T | null> {
    return this.readFile(this.fileOf(secret));
  }

  /** Takes a thing away. Of several at once, one gets it; null for the others. */
  async take(secret: string): Promise<T | null> {
    const file = this.fileOf(secret);
    const taken = `${file}.taken.${randomBytes(4).toString('hex')}`;
    if (
      !(await rename(file, taken).then(
        () => true,
        () => false,
      ))
    )
      return null;
    const content = await this.readFile(taken);
    await rm(taken, { force: true });
    return content;
  }

  /** Removes all for which this holds, and what cannot be read. */
  async removeWhere(isOver: (content: T) => boolean): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const content = await this.readFile(join(this.folder, name));
      if (content === null || isOver(content)) await rm(join(this.folder, name), { force: true });
    }
  }

  private fileOf(secret: string): string {
    return join(this.folder, digest(secret));
  }

  private async readFile(file: string): Promise<T | null> {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return null;
    try {
      return this.schema.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }
}
