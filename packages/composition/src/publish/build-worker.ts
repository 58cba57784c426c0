import { buildApp } from '@northgate/build/build-app.js';
import type { AssembleOptions } from '@northgate/build/release/assemble-release.js';
import { makeRelease } from './make-release.js';

/** A process of its own that builds one app and makes a release folder of it; it may be ended at any time. */
process.once('message', (options: AssembleOptions) => {
  buildApp(options.layout, options.mode)
    .then(() => makeRelease(options))
    .then(
      () => process.send?.({}),
      (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
    )
    .finally(() => process.disconnect());
});
process.on('disconnect', () => process.exit());
