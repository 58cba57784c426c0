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
import { PartWatch } from './part-watch';
import { pageStyles } from './styles';

interface RenderJob {
  input: RendererInput;
  plan: PagePlan;
  route: RemoteRoute<unknown> | null;
  loadPage: (app: AppName, module: string) => Promise<PageModule>;
  loadComponent: (app: AppName, expose: string) => Promise<unknown>;
  /** Parts of other apps that give way to their fallback. */
  without: string[];
}

/**
 * Renders one page as HTML document and as data for the router. Throws `PartFailure` when parts of other apps in it fail, and what
 * anything else in it throws.
 */
export async function renderDocument(job: RenderJob): Promise<PageResult> {
  const { input, plan } = job;
  const content = await loadContent(job);
  const embedded = new Map<AppName, Set<string>>();
  const data = pageData(job, content);
  provideMoreMenu(input.menu ?? []);
  const { result, sheets } = await collectSheets(() => renderWatched(job, data, embedded));
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
    then: filesAfterBoot(input, plan),
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

type Embedded = Map<AppName, Set<string>>;

/** The body of a page whose parts have their time each. What the page itself waits for may take longer. */
async function renderWatched(job: RenderJob, page: PageData, embedded: Embedded): Promise<string> {
  for (const time of [job.input.partTime, job.input.partTime * 2 ** 10]) {
    const watch = new PartWatch(time);
    provideFrame(serverFrame(job, embedded, watch));
    try {
      const body = await renderBody(job, page, watch);
      if (body !== null) return body;
    } finally {
      watch.end();
    }
  }
  throw new Error(`${page.path} never ends`);
}

function serverFrame(
  { input, plan, without, loadComponent }: RenderJob,
  embedded: Embedded,
  watch: PartWatch,
): Frame {
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
    async loadComponent(name, role = 'primary') {
      const [app, expose] = name.split('/') as [AppName, string];
      if (!input.remotes[app] || without.includes(name))
        throw Object.assign(new Error(`${name} is away`), { name: remoteAway });
      embedded.set(app, (embedded.get(app) ?? new Set()).add(`./${expose}`));
      const loading = loadComponent(app, `./${expose}`) as Promise<{ default: ComponentType<never> }>;
      const module = await watch.load(name, role, loading);
      return input.checkProps?.(name, module.default, plan.app) ?? module.default;
    },
  };
}

/** Null when the time of its parts was over, and none of them was why it is not done. */
async function renderBody(
  { input, plan, loadPage }: RenderJob,
  page: PageData,
  watch: PartWatch,
): Promise<string | null> {
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
    signal: watch.signal,
    onError: (error, { componentStack }) => {
      if (watch.hear(error, componentStack) || watch.signal.aborted) return;
      failure ??= error instanceof Error ? error : new Error(String(error));
    },
  });
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  if (failure) throw failure;
  return watch.signal.aborted ? null : parts.join('');
}

function filesAfterBoot({ shell, remotes }: RendererInput, { app, module }: PagePlan): string[] {
  const address = remotes[app]?.address;
  if (!address) return shell.afterBoot;
  return [...shell.afterBoot, address.entry, ...(address.exposes[module] ?? []).map(({ src }) => src)];
}
