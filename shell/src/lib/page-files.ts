/** Files a page asks for once it is painted: the script of the head names them in its `data-` attributes. */
export interface PageFiles {
  boot: string;
  bootIntegrity: string;
  afterPaint: string;
  afterPaintIntegrity: string;
  /** All styles of the page, rules that only bring pictures, and the typeface. */
  styles: string;
  pictures: string;
  typeface: string;
  lateData: string;
  /** There where the typeface came with an earlier page. */
  hasTypeface?: string;
}

/** Id of the script of the head. */
export const filesId = 'files';

/** Id of the link to the boot script, there once that has been asked for. */
export const bootLinkId = 'boot-link';

export const pageFiles = (): PageFiles => document.getElementById(filesId)?.dataset as unknown as PageFiles;
