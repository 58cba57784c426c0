import { appConfig } from '@northgate/build/app-config.js';

export default appConfig(import.meta.dirname, {
  name: 'shell',
  entries: {
    browser: {
      main: './src/browser/main.ts',
      starter: './src/browser/starter.ts',
      'after-paint': './src/browser/after-paint.ts',
    },
    server: { main: './src/server/main.ts' },
  },
});
