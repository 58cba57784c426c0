import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { shareScope } from './share-scope';

// Remotes are built without a federation runtime of their own and look for it here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** SHA-384 of the entries, by path; an entry itself holds those of its chunks. */
export const integrities = new Map<string, string>();

/** The host's federation instance; remotes are registered as pages name them. */
export const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: shareScope,
  plugins: [
    {
      name: 'integrity',
      // The runtime makes addresses absolute.
      createScript: ({ url }) => {
        const integrity = integrities.get(new URL(url, window.location.href).pathname) ?? '';
        // A live build, which has none, may be on another machine.
        const crossOrigin = integrity ? null : 'anonymous';
        return Object.assign(document.createElement('script'), { src: url, integrity, crossOrigin });
      },
    },
  ],
});
