import type { RemoteAddress } from '@northgate/contracts/page';
import type { AppName } from '@northgate/contracts/release';

/** How long a remote's entry may take, in milliseconds, before the visitor is shown something else. */
export const entryTimeout = 8000;

const registered = new Map<AppName, string>();

const containerName = (app: AppName): string => app.replaceAll('-', '_');

/** True when this tab already runs another version of the remote; a page cannot hold both. */
export const runsOtherVersion = (app: AppName, address: RemoteAddress): boolean =>
  registered.has(app) && registered.get(app) !== address.version;

/**
 * Loads one exposed module of a remote, asking for all its scripts at once. Rejects when the entry is missing,
 * late or broken; a second call tries again.
 */
export async function loadModule(app: AppName, address: RemoteAddress, expose: string): Promise<unknown> {
  preload([address.entry, ...(address.exposes[expose] ?? [])]);
  const { federation } = await import(/* webpackChunkName: "federation" */ './runtime');
  const name = containerName(app);
  if (registered.get(app) !== address.version) {
    federation.registerRemotes([{ name, entry: address.entry, type: 'var' }], { force: true });
    registered.set(app, address.version);
  }
  const loading = federation.loadRemote<unknown>(`${name}/${expose.replace('./', '')}`);
  const module = await Promise.race([loading, timeout(`${app} did not answer in ${entryTimeout} ms`)]);
  if (!module) throw new Error(`${app} has no ${expose}`);
  return module;
}

/** Tells the browser to fetch scripts now that will be executed in a moment. */
export function preload(urls: string[]): void {
  for (const href of urls) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );
  }
}

const timeout = (reason: string) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error(reason)), entryTimeout));
