import { join } from 'node:path';
import { contentHash } from '../files/content-hash.js';
import type { PagesSource } from '../render/revision-folder.js';
import type { ReadStore } from '../store/read-store.js';
import { readGoodFile, type GoodFile } from './read-good-file.js';

/** Files among the pages of one revision, each from a copy that is what was rendered. */
export class RevisionFiles {
  constructor(
    private readonly store: ReadStore,
    private readonly source: PagesSource,
    private readonly tell: (damaged: string) => void,
  ) {}

  /** A file by its path below the folder, else the same file of another revision; null when no copy is good. */
  async read(file: string): Promise<GoodFile | null> {
    const { folder, files } = this.source;
    const hash = files[file];
    // What has no hash is of a revision from before files had any.
    const isGood = (content: Buffer) => hash === undefined || contentHash(content) === hash;
    const own = await readGoodFile(join(folder, file), isGood, this.tell);
    if (own || hash === undefined) return own;
    for (const other of await this.store.pagesFolders()) {
      const copy = await readGoodFile(join(other, file), isGood, () => {});
      if (copy) return copy;
    }
    return null;
  }
}
