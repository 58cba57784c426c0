import { appConfig } from '@northgate/build/app-config.js';
import { pageModulesIn, panelsIn } from '@northgate/build/app-layout.js';
import { fromHost } from '@northgate/build/shared-packages.js';

export default appConfig(import.meta.dirname, {
  name: 'mfe-blog',
  exposes: pageModulesIn(import.meta.dirname, 'src/expose'),
  shared: fromHost,
  console: { panels: panelsIn(import.meta.dirname, 'src/expose') },
});
