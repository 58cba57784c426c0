import { createRequire } from 'node:module';
import type { AppName, Release } from '@northgate/contracts/release.js';

const require = createRequire(import.meta.url);

/** What a federation container offers. */
interface Container {
  init: (shareScope: unknown) => unknown;
  get: (expose: string) => Promise<() => { routes?: { path: string; menu?: string }[] }>;
}

const share = (name: string) => ({
  [(require('react') as { version: string }).version]: {
    from: 'publisher',
    loaded: 1,
    lib: () => require(name) as unknown,
    get: () => Promise.resolve(() => require(name) as unknown),
  },
});

/** The route patterns a release declares, and which of them stand in the menu, read from its server build. The host has none. */
export async function readRoutes(
  app: AppName,
  serverEntry: string,
): Promise<Pick<Release, 'routes' | 'menu'>> {
  if (app === 'shell') return { routes: [], menu: [] };
  const container = require(serverEntry) as Container;
  await container.init({
    react: share('react'),
    'react/jsx-runtime': share('react/jsx-runtime'),
    'react-dom': share('react-dom'),
  });
  const { routes = [] } = (await container.get('./routes'))();
  return {
    routes: routes.map(({ path }) => path),
    menu: routes.flatMap(({ path, menu }) => (menu ? [{ title: menu, path }] : [])),
  };
}
