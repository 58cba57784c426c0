import { appConfig } from '@northgate/build/app-config.js';
import { fromHost } from '@northgate/build/shared-packages.js';

export default appConfig(import.meta.dirname, {
  name: 'mfe-console',
  exposes: { './routes': './src/expose/routes.ts' },
  shared: fromHost,
  console: { entry: { main: './src/main.ts' } },
});
