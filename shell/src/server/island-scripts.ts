import type { IslandScripts } from '@northgate/contracts/page';
import type { AppName } from '@northgate/contracts/release';
import type { PagePlan, RendererInput } from '@northgate/contracts/renderer';
import type { Names } from './first-screen';

/** The scripts that islands of a page load once they are used; `embedded` are exposed modules of other apps. */
export function islandScripts(
  { remotes }: RendererInput,
  { app, module }: PagePlan,
  embedded: Map<AppName, Set<string>>,
): IslandScripts {
  const scripts: IslandScripts = { '': remotes[app]?.address.parts[module] ?? [] };
  for (const [other, exposes] of embedded) {
    const address = remotes[other]?.address;
    if (!address) continue;
    for (const expose of exposes)
      scripts[`${other}/${expose.replace('./', '')}`] = [
        address.entry,
        ...(address.exposes[expose] ?? []).map(({ src }) => src),
        ...(address.parts[expose] ?? []),
      ];
  }
  return scripts;
}

/** Scripts of islands in the first screen are listed apart, because they may be touched before anything else has loaded. */
export function divideScripts(
  scripts: IslandScripts,
  { islands }: Names,
): { first: IslandScripts; late: IslandScripts } {
  const own = islands.some((name) => !name.includes('/'));
  const isFirst = (name: string) => (name ? islands.includes(name) : own);
  const of = (first: boolean) =>
    Object.fromEntries(Object.entries(scripts).filter(([name]) => isFirst(name) === first));
  return { first: of(true), late: of(false) };
}
