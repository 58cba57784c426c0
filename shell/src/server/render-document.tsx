import { provideFrame, remoteAway, type Frame } from '@northgate/contracts/frame';
import type { PageData } from '@northgate/contracts/page';
import type { AppName } from '@northgate/contracts/release';
import type { PageMeta, PageModule, RemoteRoute } from '@northgate/contracts/remote';
import type { PagePlan, PageResult, RendererInput } from '@northgate/contracts/renderer';
import { collectSheets } from '@northgate/ui/composition/sheets';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Arrival } from '../app/arrival';
import { siteRoutes } from '../app/routes';
import { provideMoreMenu } from '../lib/more-menu';
import { pageDocument } from './document';
import { firstStyles, namesOfFirstScreen } from './first-screen';
import { divideScripts, islandScripts } from './island-scripts';
import { withoutLateDrawings } from './late-drawings';
import { pageHead } from './page-head';
import { withShorterDrawings } from './shorter-drawings';
import { pageStyles } from './styles';

interface RenderJob {
  input: RendererInput;
  plan: PagePlan;
  route: RemoteRoute<unknown> | null;
  loadPage: (app: AppName, module: string) => Promise<PageModule>;
  loadComponent: (app: AppName, expose: string) => Promise<unknown>;
}

/** Renders one page as HTML document and as data for the router. Throws when anything in it throws. */
export async function renderDocument(job: RenderJob): Promise<PageResult> {
  const { input, plan } = job;
  const content = await loadContent(job);
  const embedded = new Map<AppName, Set<string>>();
  const data = pageData(job, content);
  provideFrame(serverFrame(job, embedded));
  provideMoreMenu(input.menu ?? []);
  const { result, sheets } = await collectSheets(() => renderBody(job, data));
  // While developing, React compares every attribute with what it would draw itself.
  const { body, ...drawings } =
    process.env.NODE_ENV === 'production'
      ? withoutLateDrawings(withShorterDrawings(result))
      : { body: result, insides: [], pictures: '' };
  const apps = [...new Set<AppName>(['shell', plan.app, ...embedded.keys()])];
  data.remotes = Object.fromEntries(
    apps.flatMap((app) => {
      const address = input.remotes[app]?.address;
      const used = new Set([...(app === plan.app ? [plan.module] : []), ...(embedded.get(app) ?? [])]);
      if (!address) return [];
      const exposes = Object.fromEntries(
        Object.entries(pick(address.exposes, used)).map(([name, scripts]) => [
          name,
          scripts.map(({ src }) => src),
        ]),
      );
      const { version, entry, integrity } = address;
      return [[app, { version, entry, integrity, exposes }]];
    }),
  );
  const { all, pictures } = pageStyles(sheets);
  const firstScreen = namesOfFirstScreen(body);
  const { brand } = input;
  const { meta } = content;
  const { indexed = true, ask, answers } = meta;
  const document = pageDocument({
    body,
    data,
    drawings,
    scripts: divideScripts(islandScripts(input, plan, embedded), firstScreen),
    styles: { all, pictures, first: await firstStyles(all, firstScreen) },
    head: pageHead({ path: plan.path, brand, meta, indexed: indexed && !plan.missing }),
    brand,
    shell: input.shell,
    then: afterFrame(input, plan),
  });
  const forAssistant = { ...(ask ? { ask } : {}), ...(answers ? { answers } : {}) };
  const status = plan.missing ? 404 : 200;
  return { ...document, ...forAssistant, ...(indexed ? {} : { indexed }), status, apps };
}

async function loadContent({ input, plan, route }: RenderJob): Promise<{ value: unknown; meta: PageMeta }> {
  const { brand, read } = input;
  if (!route) {
    const title = `Page not found | ${brand.company.name}`;
    return {
      value: null,
      meta: { title, description: `There is no page at this address of ${brand.company.name}.` },
    };
  }
  const value = plan.missing ? null : ((await route.load?.({ brand, params: plan.params, read })) ?? null);
  if (route.load && value === null && !plan.missing)
    throw new Error(`${plan.path} names nothing that exists`);
  return { value, meta: route.meta({ data: value, brand, params: plan.params }) };
}

const pageData = ({ input, plan }: RenderJob, content: { value: unknown; meta: PageMeta }): PageData => ({
  revision: input.revision,
  shell: input.shell.version,
  path: plan.path,
  pattern: plan.pattern,
  app: plan.app,
  module: plan.module,
  params: plan.params,
  data: content.value,
  remotes: {},
});

const pick = <T,>(record: Record<string, T>, keys: Set<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key)));

function serverFrame({ input, plan, loadComponent }: RenderJob, embedded: Map<AppName, Set<string>>): Frame {
  const browserOnly = () => {
    throw new Error('This belongs to the browser: call it in an event or an effect.');
  };
  return {
    brand: input.brand,
    isHydrating: () => false,
    previousPath: () => null,
    toast: browserOnly,
    track: browserOnly,
    api: browserOnly,
    staticHtml: () => '',
    async loadComponent(name) {
      const [app, expose] = name.split('/') as [AppName, string];
      if (!input.remotes[app]) throw Object.assign(new Error(`${app} is away`), { name: remoteAway });
      embedded.set(app, (embedded.get(app) ?? new Set()).add(`./${expose}`));
      const module = (await loadComponent(app, `./${expose}`)) as { default: ComponentType<never> };
      return input.checkProps?.(name, module.default, plan.app) ?? module.default;
    },
  };
}

async function renderBody({ input, plan, loadPage }: RenderJob, page: PageData): Promise<string> {
  const arrival: Arrival = { page, module: await loadPage(plan.app, plan.module) };
  const handler = createStaticHandler(siteRoutes(() => arrival));
  const context = await handler.query(new Request(new URL(plan.path, input.brand.siteUrl)));
  if (context instanceof Response) throw new Error(`${plan.path} is redirected.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const site = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  let failure: Error | undefined;
  const { prelude } = await prerenderToNodeStream(site, {
    // Otherwise React moves large boundaries behind the page and puts them in place by script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      failure ??= error instanceof Error ? error : new Error(String(error));
    },
  });
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  if (failure) throw failure;
  return parts.join('');
}

function afterFrame({ shell, remotes }: RendererInput, { app, module }: PagePlan): string[] {
  const address = remotes[app]?.address;
  if (!address) return shell.afterBoot;
  return [...shell.afterBoot, address.entry, ...(address.exposes[module] ?? []).map(({ src }) => src)];
}
