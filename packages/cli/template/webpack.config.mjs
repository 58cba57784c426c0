import { appConfig } from '@northgate/build/app-config.js';
import { modulesIn } from '@northgate/build/app-layout.js';
import { fromHost } from '@northgate/build/shared-packages.js';

export default appConfig(import.meta.dirname, {
  name: 'mfe-sample',
  exposes: modulesIn(import.meta.dirname, 'src/expose'),
  shared: fromHost,
});
