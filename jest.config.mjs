import { jestProject } from './packages/build/jest-preset.mjs';

export default {
  projects: [
    jestProject({ name: 'packages/site' }),
    jestProject({ name: 'packages/contracts' }),
    jestProject({ name: 'packages/ui', browser: true }),
    jestProject({ name: 'packages/build' }),
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
