import { join } from 'node:path';
import type { PageResult } from '@northgate/contracts/renderer.js';
import { linkForms, writeText } from './page-files.js';

/** The styles of a revision's pages. Pages share files, whose addresses say what is in them, so each is put in place once. */
export class PageStyles {
  private readonly files = new Map<string, Promise<unknown>>();

  constructor(private readonly folder: string) {}

  /** Writes the styles of a page and returns their files below the folder. */
  write(styles: NonNullable<PageResult['styles']>): Promise<string[]> {
    return Promise.all(
      styles.map(async ({ path, css }) => {
        const file = path.slice(1);
        await this.once(file, () => writeText(this.folder, file, css));
        return file;
      }),
    );
  }

  /** Takes the styles of a page over from the folder of another revision. */
  async takeOver(from: string, files: string[] = []): Promise<void> {
    for (const file of files)
      await this.once(file, () => linkForms(join(from, file), join(this.folder, file)));
  }

  private once(file: string, put: () => Promise<unknown>): Promise<unknown> {
    const putting = this.files.get(file) ?? put();
    this.files.set(file, putting);
    return putting;
  }
}
