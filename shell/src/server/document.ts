import { createHash } from 'node:crypto';
import {
  lateDataId,
  pageDataId,
  type InlinedData,
  type IslandScripts,
  type LateData,
  type PageData,
  type RemoteAddress,
} from '@northgate/contracts/page';
import type { AppName } from '@northgate/contracts/release';
import type { PageMeta } from '@northgate/contracts/remote';
import type { PageResult, RendererInput, SharedFile } from '@northgate/contracts/renderer';
import { awaitsStyles } from '@northgate/ui/composition/late';
import { themeScript } from '../features/theme/theme';
import { headTags } from './head-tags';
import { inlineHash } from './inline-hash';
import type { LateDrawings } from './late-drawings';
import { typefaceStyles } from './styles';

interface DocumentParts {
  body: string;
  /** All styles of the page, rules that only bring pictures, and the styles its first screen needs. */
  styles: { all: string; pictures: string; first: string };
  /** Scripts of islands in the first screen, and of others. */
  scripts: { first: IslandScripts; late: IslandScripts };
  /** Insides of late drawings, and rules that show them as pictures. */
  drawings: Pick<LateDrawings, 'insides' | 'pictures'>;
  data: PageData;
  meta: PageMeta;
  shell: RendererInput['shell'];
  /** Addresses of scripts the page needs right after the frame, in load order. */
  then: string[];
  indexed: boolean;
}

/** Who has been here before has the typeface already, and sees it from the first paint on. */
const knownTypefaceScript = `try{if(localStorage.typeface){let l=d.getElementById('typeface');l.rel='known';d.write('<link rel=stylesheet href='+l.href+'>')}}catch(e){}`;

/**
 * Who comes for a place further down, or comes back to where they were, gets all styles before the first paint, so that
 * the browser finds the place. Otherwise what lies below the first screen waits for them, though not for ever.
 */
const stylesScript = `{let l=d.getElementById('late-styles');if(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')d.write('<link rel=stylesheet href='+l.href+'>');else{d.documentElement.setAttribute('${awaitsStyles}','');setTimeout(()=>{l.rel='stylesheet';d.documentElement.removeAttribute('${awaitsStyles}')},9e3)}}`;

/**
 * A page that took 0.3 s to begin came over a slow line, and says that its files will too: who touches it waits for the boot
 * script longer than for a later paint. Browsers that know no prefetch execute it soon as well.
 */
const slowLineScript = `if(performance.now()>300){let l=d.querySelector('[rel=boot]');l.rel=l.relList.supports?.('prefetch')?'prefetch':'preload'}`;

/** JSON that may stand inside a script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const headScript = ['var d=document', themeScript, knownTypefaceScript, stylesScript, slowLineScript].join(
  ';',
);

/** The same text has the same address. */
const sharedFile = (folder: string, ending: string, text: string): SharedFile => ({
  path: `/${folder}/${createHash('sha256').update(text).digest('hex').slice(0, 12)}.${ending}`,
  text,
});

/** The HTML document around a rendered page, with the hashes of the scripts and styles it holds. */
export function htmlDocument(
  parts: DocumentParts,
): Pick<PageResult, 'html' | 'inline' | 'styles' | 'lateData'> {
  const { styles, shell, drawings } = parts;
  const { inlined, late } = divided(parts);
  const inline = {
    scripts: [headScript, shell.starter].map(inlineHash),
    styles: [inlineHash(styles.first)],
  };
  const files = {
    all: sharedFile('styles', 'css', styles.all),
    pictures: sharedFile('styles', 'css', styles.pictures),
    typeface: sharedFile('styles', 'css', typefaceStyles),
    still: sharedFile('styles', 'css', typefaceStyles + styles.pictures + drawings.pictures),
    lateData: sharedFile('late', 'json', JSON.stringify(late)),
  };
  return {
    html: documentText(parts, inlined, files),
    inline,
    styles: [files.all, files.pictures, files.typeface, files.still],
    lateData: files.lateData,
  };
}

/** What stands in the page, and what comes once it has been painted. */
function divided({ data, scripts, drawings }: DocumentParts): { inlined: InlinedData; late: LateData } {
  const { brand, remotes, ...rest } = data;
  const inlined: InlinedData = { ...rest, remotes: {}, scripts: scripts.first };
  const late: LateData = {
    brand,
    remotes: {},
    scripts: scripts.late,
    drawings: drawings.insides,
    typeface: typefaceStyles,
  };
  for (const [app, { version, entry, ...others }] of entriesOf(remotes)) {
    inlined.remotes[app] = { version, entry };
    late.remotes[app] = others;
  }
  return { inlined, late };
}

const entriesOf = (remotes: PageData['remotes']) => Object.entries(remotes) as [AppName, RemoteAddress][];

/** The page's files: all styles, pictures that come last, the typeface, what a page without script shows instead, and late data. */
interface PageFiles {
  all: SharedFile;
  pictures: SharedFile;
  typeface: SharedFile;
  still: SharedFile;
  lateData: SharedFile;
}

function documentText(
  { body, styles, data, meta, shell, then, indexed }: DocumentParts,
  inlined: InlinedData,
  files: PageFiles,
): string {
  return [
    '<!doctype html><html lang="en" class="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags({ data, meta, indexed }),
    `<link rel="boot" as="script" href="${shell.bootScript}" integrity="${shell.bootIntegrity}">`,
    `<link id="late-styles" rel="late" as="style" href="${files.all.path}">`,
    `<link id="pictures" rel="late" as="style" href="${files.pictures.path}">`,
    `<link id="${lateDataId}" rel="late" as="fetch" crossorigin href="${files.lateData.path}">`,
    `<link id="after-paint" rel="late" as="script" href="${shell.afterPaint.src}" integrity="${shell.afterPaint.integrity}">`,
    `<link id="typeface" rel="kept" href="${files.typeface.path}">`,
    `<style id="first-styles">${styles.first}</style>`,
    `<noscript><link rel="stylesheet" href="${files.all.path}"><link rel="stylesheet" href="${files.still.path}"></noscript>`,
    `<script>${headScript}</script></head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${pageDataId}">${scriptJson(inlined)}</script>`,
    `<script id="boot" data-then="${then.join(' ')}">${shell.starter}</script></body></html>`,
  ].join('');
}
