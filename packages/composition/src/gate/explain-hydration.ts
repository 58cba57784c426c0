import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { CDPSession, Page } from 'playwright-core';
import type { Problem } from './problem.js';

type ReleaseFolder = (app: string, version: string) => string;

/** What React found different while hydrating: the component it is in, what was served, and what the browser made of it. */
export async function explainHydration(
  page: Page,
  session: CDPSession,
  releaseFolder: ReleaseFolder,
): Promise<Problem[]> {
  const difference = await page.evaluate(() => window.gateWatch.hydrationDifference());
  if (!difference) return [];
  const { served, browser, where } = difference;
  const component = await componentAt(session, releaseFolder).catch(() => null);
  return [
    {
      check: 'hydration',
      says: `React hydrated ${component ?? where} differently: the server made "${served}", the browser "${browser}"`,
    },
  ];
}

/** The component that made the element which differs, by the source it was built from. */
async function componentAt(session: CDPSession, releaseFolder: ReleaseFolder): Promise<string | null> {
  const scripts = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.set(scriptId, url));
  await session.send('Debugger.enable');
  const count = await valueOf(
    session,
    `(gateWatch.components = (${componentsOf.toString()})(gateWatch.differs)).length`,
  );
  for (let index = 0; index < Number(count); index += 1) {
    const place = await locationOf(session, `gateWatch.components[${index}]`);
    const url = place && scripts.get(place.scriptId);
    const source = url ? await sourceOf(url, place, releaseFolder) : null;
    // Parts of the kit are used everywhere; who used it says more.
    if (source && !/\/packages\//.test(source.file)) return `${source.name} (${source.file}:${source.line})`;
  }
  return null;
}

/** Runs in the page: the component functions around an element, the nearest first. */
function componentsOf(element: Element | null): unknown[] {
  const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactFiber'));
  interface Fiber {
    type: unknown;
    return: Fiber | null;
  }
  const found: unknown[] = [];
  let fiber = key && element ? (element as unknown as Record<string, Fiber | null>)[key] : null;
  for (; fiber && found.length < 30; fiber = fiber.return) {
    const type = fiber.type as { type?: unknown; render?: unknown } | null;
    const component = typeof type === 'function' ? type : (type?.render ?? type?.type);
    if (typeof component === 'function') found.push(component);
  }
  return found;
}

async function valueOf(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as unknown;
}

interface Place {
  scriptId: string;
  lineNumber: number;
  columnNumber?: number;
}

async function locationOf(session: CDPSession, expression: string): Promise<Place | null> {
  const { result } = await session.send('Runtime.evaluate', { expression });
  if (!result.objectId) return null;
  const { internalProperties = [] } = await session.send('Runtime.getProperties', {
    objectId: result.objectId,
  });
  return (
    (internalProperties.find(({ name }) => name === '[[FunctionLocation]]')?.value?.value as Place) ?? null
  );
}

async function sourceOf(url: string, place: Place, releaseFolder: ReleaseFolder) {
  const [, app, version, file] = /\/assets\/([^/]+)\/([^/]+)\/(.+)$/.exec(url) ?? [];
  if (!app || !version || !file) return null;
  const map = new TraceMap(await readFile(join(releaseFolder(app, version), `${file}.map`), 'utf8'));
  const { lineNumber, columnNumber = 0 } = place;
  const { source, line } = originalPositionFor(map, { line: lineNumber + 1, column: columnNumber });
  if (!source) return null;
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\/)?(?=src\/)/, `${app}/`);
  return { name: componentName(map, source, line), line, file: path };
}

/** The name a component has where it is written; the bundle has shortened it. */
function componentName(map: TraceMap, source: string, line: number): string {
  const text = sourceContentFor(map, source)?.split('\n')[line - 1] ?? '';
  return /(?:function|const)\s+([A-Z]\w*)/.exec(text)?.[1] ?? 'a component';
}
