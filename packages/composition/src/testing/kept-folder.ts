import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** A folder as it was, in memory, to be written as often as needed. */
export class KeptFolder {
  private constructor(private readonly files: { file: string; content: Buffer; changed: Date }[]) {}

  static async of(folder: string): Promise<KeptFolder> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return new KeptFolder(
      await Promise.all(
        files.map(async ({ parentPath, name }) => {
          const path = join(parentPath, name);
          const [content, { mtime }] = await Promise.all([readFile(path), stat(path)]);
          return { file: relative(folder, path), content, changed: mtime };
        }),
      ),
    );
  }

  /** Writes every file as it was, with the time it was changed at. */
  async writeTo(folder: string): Promise<void> {
    const folders = new Set(this.files.map(({ file }) => join(folder, dirname(file))));
    await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })));
    await Promise.all(
      this.files.map(async ({ file, content, changed }) => {
        await writeFile(join(folder, file), content);
        await utimes(join(folder, file), changed, changed);
      }),
    );
  }
}
