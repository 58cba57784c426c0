import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Sequencing {
  default: new (options: { contexts: []; globalConfig: object }) => {
    sort: (tests: { path: string; context: object }[]) => { path: string }[];
  };
  longTests: string[];
}

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const sequencing = join(repository, 'jest-sequencer.mjs');
const { default: LongestFirst, longTests } = (await import(sequencing)) as Sequencing;

it('begins with tests that exist', () => {
  expect(longTests.filter((place) => !existsSync(join(repository, place)))).toEqual([]);
});

it('begins with what takes long where nobody has measured yet, and else with the largest', () => {
  const context = {
    config: { id: 'none', cacheDirectory: '/nowhere', cache: false },
    hasteFS: { getSize: (path: string) => statSync(path).size },
  };
  const tests = [
    'packages/build/src/app-layout.test.ts',
    'api/src/startup/startup.test.ts',
    'packages/composition/src/release/composer.test.ts',
    'packages/build/src/build-app.test.ts',
  ].map((path) => ({ path: join(repository, path), context }));
  const sequencer = new LongestFirst({ contexts: [], globalConfig: {} });
  expect(sequencer.sort(tests).map(({ path }) => path.slice(repository.length))).toEqual([
    'packages/build/src/build-app.test.ts',
    'api/src/startup/startup.test.ts',
    'packages/composition/src/release/composer.test.ts',
    'packages/build/src/app-layout.test.ts',
  ]);
});
