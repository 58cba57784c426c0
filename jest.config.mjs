import { jestProject } from './packages/build/jest-preset.mjs';

/** On a busy machine a test may wait; a time-out is for one that hangs. */
export default {
  testTimeout: 30_000,
  projects: [
    jestProject({ name: 'packages/site' }),
    jestProject({ name: 'packages/contracts' }),
    jestProject({ name: 'packages/ui', browser: true }),
    jestProject({ name: 'packages/build' }),
    jestProject({ name: 'packages/tracing' }),
    jestProject({ name: 'packages/composition' }),
    jestProject({ name: 'shell', browser: true }),
    jestProject({ name: 'mfe-marketing', browser: true }),
    jestProject({ name: 'mfe-industries', browser: true }),
    jestProject({ name: 'mfe-blog', browser: true }),
    jestProject({ name: 'mfe-tools', browser: true }),
    jestProject({ name: 'mfe-chat', browser: true }),
    jestProject({ name: 'api', decorators: true }),
  ],
};
