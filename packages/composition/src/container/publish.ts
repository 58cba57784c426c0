import { fetchWhole } from '@northgate/contracts/fetch-whole.js';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { release } from '@northgate/contracts/release.js';
import { say, sayDone } from '../commands/say.js';
import { openWorkspace } from '../release/workspace.js';
import { EnvironmentError } from '../environment.js';
import { peakMemory } from '../files/peak-memory.js';
import { publishRelease } from '../publish/publish-release.js';
import { bringBrand } from '../release/bring-brand.js';
import { bringLive } from '../release/bring-live.js';
import { GateRefusal } from '../release/gate-refusal.js';
import { NoFirstRevision } from '../release/first-revision.js';
import { verdictCode } from './restarted.js';

/** What a page leaves behind is cleared once the heap has grown by a fifth, and with it what its picture took beside the heap. */
setFlagsFromString('--heap-growing-percent=20');

/** How long a release waits for the api, in milliseconds. */
const apiPatience = 120_000;

/** Takes the finished build in a folder through the gate, and ends with `verdictCode` when another try would end alike. */
async function publish(folder: string): Promise<void> {
  const { store, composer, brand, environment } = await openWorkspace();
  const built = release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  await publishRelease(store, folder, built);
  await untilReady(environment.apiOrigin);
  // A container that is started again keeps its name, a new one gets another.
  const reason = `container ${hostname()}`;
  const patience = environment.firstRevisionPatience;
  const composed = await bringLive(built, { store, composer, reason, patience, tell: say });
  // One publisher does it, so that it is done once.
  const branded = built.app === 'shell' && (await bringBrand({ store, composer, brand, tell: say }));
  if (branded)
    sayDone(`Revision ${branded.revision.number} is live: another brand, ${branded.rendered.length} pages.`);
  if (!composed) return sayDone(`${built.app} ${built.version}: nothing to do.`);
  const { revision, rendered } = composed;
  sayDone(
    `Revision ${revision.number} is live: ${built.app} ${built.version}, ${rendered.length} pages rendered with ` +
      `${peakMemory()} MB at most.`,
  );
}

/** Pages that show posts need the api; when it stays away they keep what they showed. */
async function untilReady(apiOrigin: string): Promise<void> {
  const until = Date.now() + apiPatience;
  for (; Date.now() < until; await wait(500)) {
    const answer = await fetchWhole(`${apiOrigin}/readyz`, 2000).catch(() => null);
    if (answer?.ok) return;
  }
  say('The api does not answer; pages with posts keep what they showed.');
}

try {
  await publish(process.argv[2] ?? '/release');
} catch (error) {
  console.error(`✘ ${error instanceof Error ? error.message : String(error)}`);
  const final = [GateRefusal, NoFirstRevision, EnvironmentError].some((kind) => error instanceof kind);
  process.exitCode = final ? verdictCode : 1;
}
