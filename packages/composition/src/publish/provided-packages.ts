import { createRequire } from 'node:module';
import { packageOf, sharedPackages } from '@northgate/build/shared-packages.js';

const require = createRequire(import.meta.url);

/** The exact versions of the shared packages the host brings. */
export const providedPackages = (): Record<string, string> =>
  Object.fromEntries(
    Object.keys(sharedPackages).map((name) => {
      const { version } = require(`${packageOf(name)}/package.json`) as { version: string };
      return [name, version];
    }),
  );
