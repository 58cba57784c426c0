import { createHash } from 'node:crypto';
import { pageDataId, type PageData, type Script } from '@northgate/contracts/page';
import type { PageMeta } from '@northgate/contracts/remote';
import type { PageResult, RendererInput } from '@northgate/contracts/renderer';
import { awaitsStyles } from '@northgate/ui/composition/late';
import { themeScript } from '../features/theme/theme';
import { headTags } from './head-tags';
import { inlineHash } from './inline-hash';
import { typefaceStyles } from './styles';

interface DocumentParts {
  body: string;
  /** All styles of the page, rules that only bring pictures, and the styles its first screen needs. */
  styles: { all: string; pictures: string; first: string };
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
 * Who comes for a place further down, or comes back to where they were, gets all styles before the first paint, so that
 * the browser finds the place. Otherwise what lies below the first screen waits for them, though not for ever.
 */
const stylesScript = `var d=document,l=d.getElementById('late-styles');if(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')d.write('<link rel=stylesheet href='+l.href+'>');else{d.documentElement.setAttribute('${awaitsStyles}','');setTimeout(()=>{l.rel='stylesheet';d.documentElement.removeAttribute('${awaitsStyles}')},9e3)}`;

/**
 * Where the page itself took its time to come, boot script and styles are asked for at once: the answer takes as long, and
 * cannot delay the first paint. On a fast line the starter asks for them after that paint.
 */
const askAheadScript = `if(performance.now()>300){l.rel='preload';d.querySelector('link[rel=boot]').rel='prefetch'}`;

/** JSON that may stand inside a script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const headScript = [themeScript, knownTypefaceScript, stylesScript, askAheadScript].join(';');

type StylesFile = NonNullable<PageResult['styles']>[number];

/** Address of a page's styles: the same styles have the same one. */
const stylesPath = (css: string): string =>
  `/styles/${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`;

/** The HTML document around a rendered page, with the hashes of the scripts and styles it holds. */
export function htmlDocument(parts: DocumentParts): Pick<PageResult, 'html' | 'inline' | 'styles'> {
  const { styles, shell } = parts;
  const inline = {
    scripts: [headScript, shell.starter].map(inlineHash),
    styles: [typefaceStyles, styles.first].map(inlineHash),
  };
  const [all, pictures] = [styles.all, styles.pictures].map((css) => ({ path: stylesPath(css), css })) as [
    StylesFile,
    StylesFile,
  ];
  return { html: documentText(parts, all.path, pictures.path), inline, styles: [all, pictures] };
}

/** As the starter reads it: address, and after a bar what the file must hash to. */
const awaited = ({ src, integrity }: Script): string => `${src}|${integrity}`;

function documentText(
  { body, styles, data, meta, shell, then, indexed }: DocumentParts,
  allStyles: string,
  pictures: string,
): string {
  const boot = awaited({ src: shell.bootScript, integrity: shell.bootIntegrity });
  return [
    '<!doctype html><html lang="en" class="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags({ data, meta, indexed }),
    `<link rel="boot" as="script" href="${shell.bootScript}" integrity="${shell.bootIntegrity}">`,
    `<link id="late-styles" rel="late" as="style" href="${allStyles}">`,
    `<link id="pictures" rel="late" as="style" href="${pictures}">`,
    `<style id="typeface" media="not all">${typefaceStyles}</style><style id="first-styles">${styles.first}</style>`,
    `<noscript><link rel="stylesheet" href="${allStyles}"><link rel="stylesheet" href="${pictures}"><style>${typefaceStyles}</style></noscript>`,
    `<script>${headScript}</script></head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${pageDataId}">${scriptJson(data)}</script>`,
    `<script id="boot" data-src="${boot}" data-then="${then.map(awaited).join(' ')}">${shell.starter}</script></body></html>`,
  ].join('');
}
