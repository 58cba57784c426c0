import Sequencer from '@jest/test-sequencer';

/** Short files that take long: they start browsers, databases or whole apis, build apps, or press on for a while. */
export const longTests = [
  'campaigns/src/chat-load/',
  'campaigns/src/durability/',
  'campaigns/src/fuzz/',
  'campaigns/src/attack/',
  'packages/build/src/build-app.test.ts',
  'packages/build/src/documents.test.ts',
  'packages/composition/src/gate/look-at-page.test.ts',
  'packages/composition/src/gate/console/open-console.test.ts',
  'packages/composition/src/serve/page-cluster.test.ts',
  'packages/composition/src/serve/supervised-api.test.ts',
  'packages/composition/src/store/full-disk.test.ts',
  'packages/composition/src/visits/look-process.test.ts',
  'api/src/startup/',
];

/**
 * Begins with what takes longest, so that no worker is left alone with it in the end. Jest knows durations from the run before; in a
 * fresh clone it goes by the size of files.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ duration, path }) =>
      duration === undefined && longTests.some((place) => path.includes(`/${place}`));
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
