import { join } from 'node:path';
import type { SharedFile } from '@northgate/contracts/renderer.js';
import { sharedFilesOf } from '@northgate/contracts/revision.js';
import { linkForms, writeText } from './page-files.js';

interface SharedParts<File> {
  styles?: File[];
  lateData?: File;
}

/** Styles and late data of a revision's pages. Pages share files, whose addresses say what is in them, so each is put in place once. */
export class SharedFiles {
  private readonly files = new Map<string, Promise<unknown>>();

  constructor(private readonly folder: string) {}

  /** Writes the files of a page and returns their names below the folder. */
  async write({ styles, lateData }: SharedParts<SharedFile>): Promise<SharedParts<string>> {
    return {
      ...(styles ? { styles: await Promise.all(styles.map((file) => this.writeOne(file))) } : {}),
      ...(lateData ? { lateData: await this.writeOne(lateData) } : {}),
    };
  }

  /** Takes the files of a page over from the folder of another revision. */
  async takeOver(from: string, page: SharedParts<string>): Promise<void> {
    for (const file of sharedFilesOf(page))
      await this.once(file, () => linkForms(join(from, file), join(this.folder, file)));
  }

  private async writeOne({ path, text }: SharedFile): Promise<string> {
    const file = path.slice(1);
    await this.once(file, () => writeText(this.folder, file, text));
    return file;
  }

  private once(file: string, put: () => Promise<unknown>): Promise<unknown> {
    const putting = this.files.get(file) ?? put();
    this.files.set(file, putting);
    return putting;
  }
}
