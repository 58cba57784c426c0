import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SoakResult } from './soak-result.js';

/** Reads pages and every file they ask for, one visitor after the other, until told to stop. */
export async function read(origin: string, paths: string[], result: SoakResult, going: () => boolean) {
  for (let turn = Math.floor(Math.random() * paths.length); going(); turn += 1) {
    const path = paths[turn % paths.length] ?? '/';
    const html = await get(origin + path, result);
    result.pages += 1;
    if (html !== null && !isWhole(html)) result.emptyPages.push(path);
    for (const [file, integrity] of filesOf(html ?? '')) {
      const script = await get(origin + file, result);
      if (script !== null && hashOf(script) !== integrity)
        result.failedRequests.push(`${file} is not what ${path} expects`);
    }
    await wait(30);
  }
}

const isWhole = (html: string): boolean =>
  /<h1[ >]/.test(html) && html.endsWith('</html>') && /<main[^>]*>[^]{1000,}<\/main>/.test(html);

/** The scripts a page names, each with what it must hash to: its boot script and what comes after it. */
function filesOf(html: string): string[][] {
  const [, boot = '', then = ''] =
    /<script id="boot" data-src="([^"]*)" data-then="([^"]*)"/.exec(html) ?? [];
  return [boot, ...then.split(' ')].filter(Boolean).map((file) => file.split('|'));
}

const hashOf = (script: string): string => `sha384-${createHash('sha384').update(script).digest('base64')}`;

async function get(url: string, result: SoakResult): Promise<string | null> {
  result.requests += 1;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    const text = await response.text();
    if (response.ok) return text;
    result.failedRequests.push(`${url} ${response.status}`);
  } catch (error) {
    result.failedRequests.push(`${url} ${String(error)}`);
  }
  return null;
}
