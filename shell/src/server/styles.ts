import base from '@northgate/ui/base.css';
import type { Sheet } from '@northgate/ui/composition/sheets';
import { fallbackFaces, typeface } from '@northgate/ui/font-face';
import tokens from '@northgate/ui/generated/tokens.css';
import basic from '../../../packages/ui/assets/archivo-basic.woff2';
import extended from '../../../packages/ui/assets/archivo-extended.woff2';

/** The typeface stands apart from the other styles: a page asks for it once its first text is painted. */
export const typefaceStyles = typeface({ basic, extended });

const inLayer = (layer: string, css: string) => (css ? `@layer ${layer}{${css}}` : '');

/** The layers of a page's sheets, lowest first: the kit's, one for each remote, and the host's, whose frame none of them may change. */
const layersOf = (sheets: Sheet[]): string[] => {
  const remotes = new Set(sheets.map(({ layer }) => layer).filter((name) => !ends.includes(name)));
  return ['kit', ...[...remotes].sort(), 'shell'];
};

const ends = ['kit', 'shell'];

/** All styles of a page: the kit's ground, then the sheets its parts touched. Apart from them the rules that only bring pictures. */
export function pageStyles(sheets: Sheet[]): { all: string; pictures: string } {
  const sorted = [...sheets].sort((a, b) => (a.id < b.id ? -1 : 1));
  const of = (layer: string) =>
    sorted
      .filter((sheet) => sheet.layer === layer)
      .map((sheet) => sheet.css)
      .join('');
  const ground = fallbackFaces() + (tokens?.css ?? '') + inLayer('base', base?.css ?? '');
  const layers = layersOf(sheets);
  return {
    all: `@layer base,${layers.join(',')};${ground}${layers.map((layer) => inLayer(layer, of(layer))).join('')}`,
    pictures: sorted.map((sheet) => sheet.pictures ?? '').join(''),
  };
}
