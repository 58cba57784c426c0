import { mkdir } from 'node:fs/promises';
import { once } from 'node:events';
import { create, extract } from 'tar';

/** A folder with all of its files as one compressed archive. */
export function packFolder(folder: string): Promise<Buffer> {
  return create({ cwd: folder, gzip: true, portable: true }, ['.']).concat();
}

/** Puts the files of an archive into a folder. Throws when the archive is broken. */
export async function unpackFolder(archive: Buffer, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unpacking = extract({ cwd: folder, strict: true });
  const closed = once(unpacking, 'close');
  unpacking.end(archive);
  await closed;
}
