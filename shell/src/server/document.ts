import { createHash } from 'node:crypto';
import {
  pageDataId,
  type InlinedData,
  type IslandScripts,
  type LateData,
  type PageData,
} from '@northgate/contracts/page';
import type { PageHead } from '@northgate/contracts/page-json';
import type { PageResult, RendererInput, SharedFile } from '@northgate/contracts/renderer';
import type { Brand } from '@northgate/site/brand';
import { awaitsStyles } from '@northgate/ui/composition/late';
import { withoutScriptStyles } from '@northgate/ui/composition/without-script';
import { themeScript } from '../features/theme/theme';
import { bootLinkId, filesId, type PageFiles } from '../lib/page-files';
import { headTags } from './head-tags';
import { inlineHash } from './inline-hash';
import type { LateDrawings } from './late-drawings';
import { pageParts } from './page-parts';
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
  head: PageHead;
  brand: Brand;
  shell: RendererInput['shell'];
  /** Addresses of scripts the page needs right after the frame, in load order. */
  then: string[];
}

/** Appends a link to the head; the files are those of `PageFiles`. */
const linkScript = `const d=document,f=d.currentScript.dataset,a=o=>d.head.append(Object.assign(d.createElement('link'),o))`;

/** Returning visitors have the typeface in their cache and get it from the first paint on. */
const knownTypefaceScript = `try{if(localStorage.typeface){f.hasTypeface=1;d.write('<link rel=stylesheet href='+f.typeface+'>')}}catch(e){}`;

/**
 * Who comes for a place further down, or comes back to where they were, gets all styles before the first paint, so that
 * the browser finds the place. Otherwise what lies below the first screen waits for them, though not for ever.
 */
const stylesScript = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')d.write('<link rel=stylesheet href='+f.styles+'>');else{d.documentElement.setAttribute('${awaitsStyles}','');setTimeout(()=>{if(d.documentElement.hasAttribute('${awaitsStyles}')){a({rel:'stylesheet',href:f.styles});d.documentElement.removeAttribute('${awaitsStyles}')}},9e3)}`;

/**
 * A page that took 0.3 s to begin came over a slow line, and says that its files will too: who touches it waits for the boot
 * script longer than for a later paint. Browsers that know no prefetch execute it soon as well.
 */
const slowLineScript = `if(performance.now()>300)a({id:'${bootLinkId}',rel:d.createElement('link').relList.supports?.('prefetch')?'prefetch':'preload',as:'script',href:f.boot,integrity:f.bootIntegrity})`;

/** JSON that may stand inside a script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const headScript = `{${[linkScript, themeScript, knownTypefaceScript, stylesScript, slowLineScript].join(';')}}`;

/** The same text has the same address. */
const sharedFile = (folder: string, ending: string, text: string): SharedFile => ({
  path: `/${folder}/${createHash('sha256').update(text).digest('hex').slice(0, 12)}.${ending}`,
  text,
});

/**
 * A rendered page as the HTML document around it and as data for the router, with the files both ask for and the hashes of the
 * scripts and styles the document holds.
 */
export function pageDocument(
  parts: DocumentParts,
): Pick<PageResult, 'html' | 'json' | 'inline' | 'styles' | 'lateData'> {
  const { styles, shell, drawings, data, head } = parts;
  const inline = {
    scripts: [headScript, shell.starter].map(inlineHash),
    styles: [inlineHash(styles.first)],
  };
  const files = {
    all: sharedFile('styles', 'css', styles.all),
    pictures: sharedFile('styles', 'css', styles.pictures),
    typeface: sharedFile('styles', 'css', typefaceStyles),
    still: sharedFile(
      'styles',
      'css',
      typefaceStyles + styles.pictures + drawings.pictures + withoutScriptStyles,
    ),
    lateData: sharedFile('late', 'json', JSON.stringify(lateData(parts))),
  };
  return {
    html: documentText(parts, files),
    json: {
      ...data,
      head,
      styles: [files.all.path, files.pictures.path],
      parts: pageParts(parts.body),
      lateData: files.lateData.path,
    },
    inline,
    styles: [files.all, files.pictures, files.typeface, files.still],
    lateData: files.lateData,
  };
}

const lateData = ({ brand, data, scripts, drawings }: DocumentParts): LateData => ({
  brand,
  remotes: data.remotes,
  scripts: scripts.late,
  drawings: drawings.insides,
  typeface: typefaceStyles,
});

/** The page's own files: all styles, pictures that come last, the typeface, what a page without script shows instead, and late data. */
interface OwnFiles {
  all: SharedFile;
  pictures: SharedFile;
  typeface: SharedFile;
  still: SharedFile;
  lateData: SharedFile;
}

function documentText(
  { body, styles, data, head, brand, scripts, shell, then }: DocumentParts,
  files: OwnFiles,
): string {
  const { remotes: _, ...inData } = data;
  const inlined: InlinedData = { ...inData, scripts: scripts.first };
  return [
    '<!doctype html><html lang="en" class="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headTags({ path: data.path, brand, head }),
    `<style id="first-styles">${styles.first}</style>`,
    `<noscript><link rel="stylesheet" href="${files.all.path}"><link rel="stylesheet" href="${files.still.path}"></noscript>`,
    `<script id="${filesId}"${fileAttributes(shell, files)}>${headScript}</script></head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${pageDataId}">${scriptJson(inlined)}</script>`,
    `<script id="boot" data-then="${then.join(' ')}">${shell.starter}</script></body></html>`,
  ].join('');
}

function fileAttributes(
  { bootScript, bootIntegrity, afterPaint }: RendererInput['shell'],
  files: OwnFiles,
): string {
  const named: PageFiles = {
    boot: bootScript,
    bootIntegrity,
    afterPaint: afterPaint.src,
    afterPaintIntegrity: afterPaint.integrity,
    styles: files.all.path,
    pictures: files.pictures.path,
    typeface: files.typeface.path,
    lateData: files.lateData.path,
  };
  const attribute = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.entries(named)
    .map(([name, value]) => ` data-${attribute(name)}="${value}"`)
    .join('');
}
