import type { SharedFile } from '@northgate/contracts/renderer.js';
import { sharedFilesOf } from '@northgate/contracts/revision.js';
import type { PagesSource, RevisionFolder } from './revision-folder.js';

interface SharedParts<File> {
  styles?: File[];
  lateData?: File;
}

/** Styles and late data of a revision's pages. Pages share files, whose addresses say what is in them, so each is put in place once. */
export class SharedFiles {
  private readonly files = new Map<string, Promise<boolean>>();

  constructor(private readonly folder: RevisionFolder) {}

  /** Writes the files of a page and returns their names below the folder. */
  async write({ styles, lateData }: SharedParts<SharedFile>): Promise<SharedParts<string>> {
    return {
      ...(styles ? { styles: await Promise.all(styles.map((file) => this.writeOne(file))) } : {}),
      ...(lateData ? { lateData: await this.writeOne(lateData) } : {}),
    };
  }

  /** Takes the files of a page over from another revision. False when one of them has no good copy. */
  async takeOver(from: PagesSource, page: SharedParts<string>): Promise<boolean> {
    const taken = sharedFilesOf(page).map((file) => this.once(file, () => this.folder.take(file, from)));
    return (await Promise.all(taken)).every(Boolean);
  }

  private async writeOne({ path, text }: SharedFile): Promise<string> {
    const file = path.slice(1);
    await this.once(file, () => this.folder.writeText(file, text).then(() => true));
    return file;
  }

  private once(file: string, put: () => Promise<boolean>): Promise<boolean> {
    const putting = this.files.get(file) ?? put();
    this.files.set(file, putting);
    return putting;
  }
}
