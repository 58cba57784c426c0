import { appsAmong, type AppName } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';

/** The apps that stand in revisions, the host first. */
export function appsIn(...revisions: (Pick<Revision, 'apps'> | undefined)[]): AppName[] {
  const named = new Set(revisions.flatMap((revision) => appsAmong(Object.keys(revision?.apps ?? {}))));
  return [...named].sort((one, other) => Number(other === 'shell') - Number(one === 'shell'));
}
