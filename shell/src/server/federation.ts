import { createInstance } from '@module-federation/enhanced/runtime';
import type { RendererInput } from '@northgate/contracts/renderer';
import type { AppName } from '@northgate/contracts/release';
import { shareScope } from '../federation/share-scope';

declare const __non_webpack_require__: (file: string) => unknown;

const containerName = (app: AppName): string => app.replaceAll('-', '_');

/** Loads modules of the remotes' server builds from the store, sharing the host's React with them. */
export function serverFederation(remotes: RendererInput['remotes']) {
  const instance = createInstance({
    name: 'shell',
    shared: shareScope,
    remotes: Object.entries(remotes).map(([app, { serverEntry }]) => ({
      name: containerName(app as AppName),
      entry: serverEntry,
      type: 'commonjs-module' as const,
    })),
    plugins: [
      {
        name: 'from-store',
        loadEntry: ({ remoteInfo }) => Promise.resolve(__non_webpack_require__(remoteInfo.entry) as never),
      },
    ],
  });
  return async (app: AppName, expose: string): Promise<unknown> => {
    if (!remotes[app]) throw new Error(`${app} is not part of this revision`);
    const module = await instance.loadRemote<unknown>(`${containerName(app)}/${expose.replace('./', '')}`);
    if (!module) throw new Error(`${app} has no ${expose}`);
    return module;
  };
}
