import { appName } from '@northgate/contracts/release.js';
import { ask } from '@northgate/composition/testing/ask.js';
import { doorsOf, type Attack, type AttackTarget } from './attack.js';
import { inLanes } from '../load.js';

/** Ways to ask for a file, one of which may not be known to be a source map. */
const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}?x=.js`,
  (path) => path.replace(/map$/, 'MAP'),
  (path) => path.replace(/map$/, '%6dap'),
  (path) => path.replace(/\.map$/, '%2emap'),
  (path) => `${path}.br`,
  (path) => `${path}.gz`,
  (path) => `${path}.zst`,
  (path) => `${path}/`,
  (path) => `${path}%00.js`,
  (path) => `${path};.js`,
  (path) => path.replace('/browser/', '/browser/./'),
  (path) => path.replace('/browser/', '/server/../browser/'),
  (path) => path.replace('/browser/', '//browser//'),
];

/** Source maps that lie in the store, asked for under every spelling at every door. The scripts they belong to are served. */
export const sourceMaps: Attack = {
  name: 'source maps of what is live',
  share: 10,
  async run(target, { until, tries }) {
    const findings: string[] = [];
    const files = await liveFiles(target);
    const maps = files.filter((path) => path.endsWith('.map'));
    const doors = doorsOf(target).filter(({ port }) => port !== target.api);
    const all = spellings.flatMap((spelling) =>
      maps.flatMap((path) => doors.map(({ name, port }) => ({ name, port, path: spelling(path) }))),
    );
    const begun = await inLanes(all.slice(0, tries), { lanes: 16, until }, async ({ name, port, path }) => {
      const { status, body } = await ask(port, path);
      if (status < 400 && body.includes('"version":3'))
        findings.push(`${name}: ${path} was answered with ${status}`);
    });
    // Were the addresses wrong, no map would be found whatever is served.
    for (const { name, port } of doors)
      for (const path of files.filter((file) => maps.includes(`${file}.map`)).slice(0, tries)) {
        const { status } = await ask(port, path);
        if (status !== 200) findings.push(`${name}: ${path}, which is no map, was answered with ${status}`);
      }
    const note = `${maps.length} maps, ${spellings.length} spellings, ${doors.length} doors`;
    return { tries: begun, held: begun - findings.length, findings, note };
  },
};

/** Addresses of all files that live releases have for browsers. */
async function liveFiles({ store }: AttackTarget): Promise<string[]> {
  const apps = Object.entries((await store.live())?.revision.apps ?? {});
  const releases = await Promise.all(
    apps.map(([app, { version }]) => store.readRelease(appName.parse(app), version)),
  );
  return releases.flatMap((release) =>
    Object.keys(release?.files ?? {})
      .filter((file) => file.startsWith('browser/'))
      .map((file) => `/assets/${release?.app}/${release?.version}/${file}`),
  );
}
