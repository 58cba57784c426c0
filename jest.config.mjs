import { jestProject } from './packages/build/jest-preset.mjs';

/** On a busy machine a test may wait; a time-out is for one that hangs. */
export default {
  testTimeout: 300_000,
  testSequencer: './jest-sequencer.mjs',
  // Module graphs of finished test files are never freed by Node's module loader: in one process the heap grows
  // until collection takes most of the time. Workers are replaced before that.
  maxWorkers: 3,
  workerIdleMemoryLimit: '1GB',
  projects: [
    jestProject({ name: 'packages/site' }),
    jestProject({ name: 'packages/contracts' }),
    jestProject({ name: 'packages/api-client' }),
    jestProject({ name: 'packages/ui', browser: true }),
    jestProject({ name: 'packages/build' }),
    jestProject({ name: 'packages/tracing' }),
    jestProject({ name: 'packages/cli' }),
    jestProject({ name: 'packages/composition' }),
    jestProject({ name: 'shell', browser: true }),
    jestProject({ name: 'mfe-marketing', browser: true }),
    jestProject({ name: 'mfe-industries', browser: true }),
    jestProject({ name: 'mfe-blog', browser: true }),
    jestProject({ name: 'mfe-tools', browser: true }),
    jestProject({ name: 'mfe-chat', browser: true }),
    jestProject({ name: 'mfe-console', browser: true }),
    jestProject({ name: 'api', decorators: true }),
    jestProject({ name: 'campaigns' }),
  ],
};
