import { pageDataId, type PageData, type Script } from '@northgate/contracts/page';
import type { PageMeta } from '@northgate/contracts/remote';
import type { PageResult, RendererInput } from '@northgate/contracts/renderer';
import { themeScript } from '../features/theme/theme';
import { headTags } from './head-tags';
import { inlineHash } from './inline-hash';
import { typefaceStyles } from './styles';

interface DocumentParts {
  body: string;
  styles: { css: string; ids: string };
  data: PageData;
  meta: PageMeta;
  shell: RendererInput['shell'];
  /** Scripts the page needs right after the frame, in load order. */
  then: Script[];
  indexed: boolean;
}

/** Who has been here before has the typeface already, and sees it from the first paint on. */
const knownTypefaceScript = `try{if(localStorage.typeface)document.getElementById('typeface').media='all'}catch(e){}`;

/**
 * Where the page itself took its time to come, the boot script is asked for at once: the answer takes as long, and cannot
 * delay the first paint. On a fast line the starter asks for it after that paint.
 */
const bootAheadScript = `if(performance.now()>300)document.querySelector('link[rel=boot]').rel='prefetch'`;

/** JSON that may stand inside a script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const headScript = [themeScript, knownTypefaceScript, bootAheadScript].join(';');

/** The HTML document around a rendered page, with the hashes of the scripts and styles it holds. */
export function htmlDocument(parts: DocumentParts): Pick<PageResult, 'html' | 'inline'> {
  const { styles, shell } = parts;
  const inline = {
    scripts: [headScript, shell.starter].map(inlineHash),
    styles: [typefaceStyles, styles.css].map(inlineHash),
  };
  return { html: documentText(parts), inline };
}

/** As the starter reads it: address, and after a bar what the file must hash to. */
const awaited = ({ src, integrity }: Script): string => `${src}|${integrity}`;

function documentText({ body, styles, data, meta, shell, then, indexed }: DocumentParts): string {
  const boot = awaited({ src: shell.bootScript, integrity: shell.bootIntegrity });
  return [
    '<!doctype html><html lang="en" class="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags({ data, meta, indexed }),
    `<link rel="boot" as="script" href="${shell.bootScript}" integrity="${shell.bootIntegrity}">`,
    `<style id="typeface" media="not all">${typefaceStyles}</style><noscript><style>${typefaceStyles}</style></noscript>`,
    `<script>${headScript}</script>`,
    `<style data-sheets="${styles.ids}">${styles.css}</style>`,
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${pageDataId}">${scriptJson(data)}</script>`,
    `<script id="boot" data-src="${boot}" data-then="${then.map(awaited).join(' ')}">${shell.starter}</script></body></html>`,
  ].join('');
}
