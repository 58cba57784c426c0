import base from '@northgate/ui/base.css';
import type { Sheet } from '@northgate/ui/composition/sheets';
import { fallbackFaces, typeface } from '@northgate/ui/font-face';
import tokens from '@northgate/ui/generated/tokens.css';
import basic from '../../../packages/ui/assets/archivo-basic.woff2';
import extended from '../../../packages/ui/assets/archivo-extended.woff2';

/** The typeface stands apart from the other styles: a page asks for it once its first text is painted. */
export const typefaceStyles = typeface({ basic, extended });

const inLayer = (layer: string, css: string) => (css ? `@layer ${layer}{${css}}` : '');

/**
 * All styles of a page: the kit's ground, then the sheets its parts touched, page sheets above the kit's. Apart from them
 * the rules that only bring pictures.
 */
export function pageStyles(sheets: Sheet[]): { all: string; pictures: string } {
  const sorted = [...sheets].sort((a, b) => (a.id < b.id ? -1 : 1));
  const of = (layer: Sheet['layer']) =>
    sorted
      .filter((sheet) => sheet.layer === layer)
      .map((sheet) => sheet.css)
      .join('');
  const ground = fallbackFaces() + (tokens?.css ?? '') + inLayer('base', base?.css ?? '');
  return {
    all: `@layer base,kit;${ground}${inLayer('kit', of('kit'))}${of('page')}`,
    pictures: sorted.map((sheet) => sheet.pictures ?? '').join(''),
  };
}
