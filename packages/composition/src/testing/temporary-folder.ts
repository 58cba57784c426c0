import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const made: string[] = [];

/** A new empty folder; `removeTemporaryFolders` takes it away. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'composition-test-'));
  made.push(folder);
  return folder;
}

/** Removes every folder that was made since the last call. */
export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Writes files below a folder, by relative path. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}
