import { pageDataId, type PageData } from '@northgate/contracts/page';
import type { PageMeta } from '@northgate/contracts/remote';
import type { RendererInput } from '@northgate/contracts/renderer';
import { themeScript } from '../features/theme/theme';
import { headTags } from './head-tags';
import { fontUrl } from './styles';

interface DocumentParts {
  body: string;
  styles: { css: string; ids: string };
  data: PageData;
  meta: PageMeta;
  shell: RendererInput['shell'];
  /** Scripts the page needs right after the frame, in load order. */
  then: string[];
  indexed: boolean;
}

/** JSON that may stand inside a script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The HTML document around a rendered page. */
export function htmlDocument({ body, styles, data, meta, shell, then, indexed }: DocumentParts): string {
  const live = data.live ? ' data-live="1"' : '';
  return [
    '<!doctype html><html lang="en" class="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags({ data, meta, indexed }),
    `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
    `<script>${themeScript}</script>`,
    `<style data-sheets="${styles.ids}">${styles.css}</style>`,
    `<link id="boot" rel="preload" as="script" fetchpriority="low" href="${shell.bootScript}" data-then="${then.join(' ')}"${live}>`,
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${pageDataId}">${scriptJson(data)}</script>`,
    `<script>${shell.starter}</script></body></html>`,
  ].join('');
}
