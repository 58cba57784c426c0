import { createRequire } from 'node:module';
import { sharedPackages } from '@northgate/build/shared-packages.js';

const require = createRequire(import.meta.url);

/** The exact versions of the shared packages the host brings. */
export const providedPackages = (): Record<string, string> =>
  Object.fromEntries(
    Object.keys(sharedPackages).map((name) => {
      const { version } = require(`${name.split('/', 1)[0]}/package.json`) as { version: string };
      return [name, version];
    }),
  );
