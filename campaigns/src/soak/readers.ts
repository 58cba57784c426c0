import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MixedDocuments } from './mixed-documents.js';
import type { SoakResult } from './soak-result.js';

/** Reads pages and every file they ask for, one visitor after the other, until told to stop. */
export async function read(
  origin: string,
  paths: string[],
  { result, mixed, going }: { result: SoakResult; mixed: MixedDocuments; going: () => boolean },
) {
  const visitor = { cookie: '' };
  for (let turn = Math.floor(Math.random() * paths.length); going(); turn += 1) {
    const path = paths[turn % paths.length] ?? '/';
    // Each reader keeps the draw of a share for a while, as a visitor does, and then is another one.
    if (turn % 20 === 0) visitor.cookie = '';
    const texts = await readPage(origin, path, { result, visitor });
    const why = await mixed.mixture(texts);
    if (why) result.mixedDocuments.push(`${path}: ${why}`);
    await wait(30);
  }
}

/** A page and its late data, after every file it asks for was read. */
async function readPage(
  origin: string,
  path: string,
  { result, visitor }: { result: SoakResult; visitor: { cookie: string } },
): Promise<string[]> {
  const html = await get(origin + path, result, visitor);
  result.pages += 1;
  if (html === null) return [];
  if (!isWhole(html)) result.emptyPages.push(path);
  const texts = [html];
  for (const [file = '', integrity] of filesOf(html)) {
    const text = await get(origin + file, result);
    if (text !== null && file.startsWith('/late/')) texts.push(text);
    if (text !== null && integrity && hashOf(text) !== integrity)
      result.failedRequests.push(`${file} is not what ${path} expects`);
  }
  return texts;
}

const isWhole = (html: string): boolean =>
  /<h1[ >]/.test(html) && html.endsWith('</html>') && /<main[^>]*>[^]{1000,}<\/main>/.test(html);

/** The files a page asks for, scripts with what they must hash to: first what comes after its first paint, then its boot. */
function filesOf(html: string): string[][] {
  const [, named = ''] = /<script id="files"([^>]*)>/.exec(html) ?? [];
  const files = named.matchAll(/ data-[a-z-]+="(\/[^"]*)"(?: data-[a-z-]+-integrity="([^"]*)")?/g);
  const [, then = ''] = /<script id="boot" data-then="([^"]*)"/.exec(html) ?? [];
  const scripts = then.split(' ').filter(Boolean);
  return [...[...files].map(([, ...file]) => file), ...scripts.map((file) => [file])];
}

const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

async function get(url: string, result: SoakResult, visitor?: { cookie: string }): Promise<string | null> {
  result.requests += 1;
  try {
    const headers = visitor && { accept: 'text/html', cookie: visitor.cookie };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(15_000) });
    const [drawn] = response.headers.getSetCookie();
    if (visitor && drawn) visitor.cookie = drawn.split(';', 1)[0] ?? '';
    const text = await response.text();
    if (response.ok) return text;
    result.failedRequests.push(`${url} ${response.status}`);
  } catch (error) {
    result.failedRequests.push(`${url} ${String(error)}`);
  }
  return null;
}
