import type { RemoteAddress } from '@northgate/contracts/page-json';
import type { AppName } from '@northgate/contracts/release';
import type { PageModule } from '@northgate/contracts/remote';
import { fetchAhead } from '../lib/fetch-ahead';

/** How long a remote's module may take, in milliseconds, before the visitor is shown something else. */
export const moduleTimeout = 8000;

const registered = new Map<AppName, string>();

const containerName = (app: AppName): string => app.replaceAll('-', '_');

/** True when this tab already runs another version of the remote; a page cannot hold both. */
export const runsOtherVersion = (app: AppName, address: RemoteAddress): boolean =>
  registered.has(app) && registered.get(app) !== address.version;

/**
 * Loads one exposed component of a remote, asking for all its scripts at once and, when that fails, once more.
 * Rejects when the remote is missing, late or broken, or exposes something else.
 */
export async function loadModule(app: AppName, address: RemoteAddress, expose: string): Promise<PageModule> {
  fetchScripts('preload', address, expose);
  const load = () => attempt(app, address, expose);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const reason = new Error(`${app} did not answer in ${moduleTimeout} ms`);
    timer = setTimeout(() => reject(reason), moduleTimeout);
  });
  return Promise.race([load().catch(load), late]).finally(() => clearTimeout(timer));
}

async function attempt(app: AppName, address: RemoteAddress, expose: string): Promise<PageModule> {
  const { federation, integrities } = await import(/* webpackChunkName: "federation" */ './runtime');
  const name = containerName(app);
  if (registered.get(app) !== address.version) {
    integrities.set(address.entry, address.integrity);
    federation.registerRemotes([{ name, entry: address.entry, type: 'var' }], { force: true });
    registered.set(app, address.version);
  }
  const module = await federation.loadRemote<Partial<PageModule>>(`${name}/${expose.replace('./', '')}`);
  if (!isComponent(module?.default)) throw new Error(`${app} has no component at ${expose}`);
  return module as PageModule;
}

/** A function, or what `memo`, `lazy` and `forwardRef` make of one. */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Fetches the scripts of a module that a visitor may want in a moment, behind everything else. */
export const prefetchModule = (address: RemoteAddress, expose: string): void =>
  fetchScripts('prefetch', address, expose);

function fetchScripts(rel: 'preload' | 'prefetch', address: RemoteAddress, expose: string): void {
  const { entry, integrity, exposes } = address;
  // Same attributes as the federation runtime's request, or the preloaded file would not be used.
  if (!isAskedFor(entry))
    addLink({ rel, href: entry, integrity, crossOrigin: integrity ? null : 'anonymous' });
  for (const href of exposes[expose] ?? []) {
    if (isAskedFor(href)) continue;
    if (rel === 'prefetch') addLink({ rel, href });
    else fetchOnce(href);
  }
}

const fetched = new Set<string>();

const isAskedFor = (href: string): boolean =>
  fetched.has(href) || document.querySelector(`link[href="${href}"]`) !== null;

function fetchOnce(href: string): void {
  fetched.add(href);
  fetchAhead(href);
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { as: 'script', ...attributes }));
}
