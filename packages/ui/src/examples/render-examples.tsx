import { renderToString } from 'react-dom/server';
import basic from '../../assets/archivo-basic.woff2';
import extended from '../../assets/archivo-extended.woff2';
import base from '../base.css';
import { collectSheets, type Sheet } from '../composition/sheets';
import { fallbackFaces, typeface } from '../font-face';
import tokens from '../generated/tokens.css';
import { provideExampleFrame } from './example-frame';
import { ExamplesPage } from './examples-page';

/** The page of examples as an HTML document, with the styles its parts touched. */
export async function renderExamples(): Promise<string> {
  provideExampleFrame();
  const { result, sheets } = await collectSheets(async () => renderToString(<ExamplesPage />));
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Parts of the kit</title><link rel="icon" href="data:,">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<style>${typeface({ basic, extended })}${fallbackFaces()}${tokens?.css}@layer base,kit;@layer base{${base?.css}}${layered(sheets)}</style>`,
    `</head><body><div id="examples">${result}</div><script src="/main.js"></script></body></html>`,
  ].join('');
}

/** All sheets belong to the kit, so all lie on its layer, as they do on the site. */
const layered = (sheets: Sheet[]): string =>
  `@layer kit{${[...sheets]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((sheet) => sheet.css)
    .join('')}}`;
