import { setTimeout as wait } from 'node:timers/promises';
import type { SoakResult } from './soak-result.js';

/** Reads pages and every file they ask for, one visitor after the other, until told to stop. */
export async function read(origin: string, paths: string[], result: SoakResult, going: () => boolean) {
  for (let turn = Math.floor(Math.random() * paths.length); going(); turn += 1) {
    const path = paths[turn % paths.length] ?? '/';
    const html = await get(origin + path, result);
    result.pages += 1;
    if (html !== null && !isWhole(html)) result.emptyPages.push(path);
    for (const file of filesOf(html ?? '')) await get(origin + file, result);
    await wait(30);
  }
}

const isWhole = (html: string): boolean =>
  /<h1[ >]/.test(html) && html.endsWith('</html>') && /<main[^>]*>[^]{1000,}<\/main>/.test(html);

/** The scripts a page names: its boot script and what comes after it. */
function filesOf(html: string): string[] {
  const [, boot = '', then = ''] =
    /<script id="boot" data-src="([^"]*)" data-then="([^"]*)"/.exec(html) ?? [];
  return [boot, ...then.split(' ')].filter(Boolean);
}

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
