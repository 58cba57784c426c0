import type { AppName } from '@northgate/contracts/release';
import type { PageModule, RemoteRoute, RoutesModule } from '@northgate/contracts/remote';
import type { CreateRenderer, PagePlan, RendererInput } from '@northgate/contracts/renderer';
import { brandedPattern } from '@northgate/site/route-pattern';
import { matchPath } from 'react-router-dom';
import * as shellPages from '../app/shell-pages';
import { serverFederation } from './federation';
import { PartFailure } from './part-watch';
import { renderDocument } from './render-document';

type AnyRoute = RemoteRoute<unknown>;

/** The page of any unknown path. */
const notFound: PagePlan = {
  path: '/404',
  pattern: '*',
  app: 'shell',
  module: './shell-pages',
  params: {},
  content: false,
  missing: true,
};

/** Renders the pages of one revision from the server builds of its releases. */
export const createRenderer: CreateRenderer = (input) => {
  const loadModule = serverFederation(input.remotes);
  const routesOf = async (app: AppName): Promise<AnyRoute[]> => {
    const { routes } = (await loadModule(app, './routes')) as RoutesModule;
    return routes as unknown as AnyRoute[];
  };
  return {
    notFound,
    routes: () =>
      Promise.all((Object.keys(input.remotes) as AppName[]).map((app) => describe(app, input, routesOf))),
    async plan(app) {
      const routes = await routesOf(app);
      return (await Promise.all(routes.map((route) => planRoute(app, route, input)))).flat();
    },
    async render(plan, without = []) {
      const route = plan.app === 'shell' ? null : await routeOf(plan, input, await routesOf(plan.app));
      return renderDocument({
        without,
        input,
        plan,
        route,
        loadPage: (app, module) =>
          app === 'shell' ? Promise.resolve(shellPages) : (loadModule(app, module) as Promise<PageModule>),
        loadComponent: loadModule,
      }).catch((error: unknown) => {
        if (error instanceof PartFailure) return { failedParts: error.parts };
        throw error;
      });
    },
  };
};

async function describe(app: AppName, input: RendererInput, routesOf: (app: AppName) => Promise<AnyRoute[]>) {
  try {
    const routes = await routesOf(app);
    const patterns = routes.map((route) => ({
      pattern: brandedPattern(route.path, input.brand),
      content: route.content ?? false,
    }));
    return { app, patterns };
  } catch (error) {
    return { app, patterns: [], error: String(error) };
  }
}

async function planRoute(app: AppName, route: AnyRoute, input: RendererInput): Promise<PagePlan[]> {
  const pattern = brandedPattern(route.path, input.brand);
  const common = {
    pattern,
    app,
    module: route.page,
    content: route.content ?? false,
  };
  if (!pattern.includes(':')) return [{ ...common, path: pattern, params: {}, missing: false }];
  const known = (await route.paths?.({ brand: input.brand, read: input.read })) ?? [];
  return [
    ...known.map((path) => ({ ...common, path, params: paramsOf(pattern, path), missing: false })),
    { ...common, path: pattern, params: {}, missing: true },
  ];
}

const paramsOf = (pattern: string, path: string): PagePlan['params'] =>
  ({ ...matchPath(pattern, path)?.params }) as PagePlan['params'];

async function routeOf(plan: PagePlan, { brand }: RendererInput, routes: AnyRoute[]): Promise<AnyRoute> {
  const route = routes.find((entry) => brandedPattern(entry.path, brand) === plan.pattern);
  if (!route) throw new Error(`${plan.app} has no route ${plan.pattern}`);
  return route;
}
