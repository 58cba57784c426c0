import type { AppName } from '@northgate/contracts/release.js';
import { OperatorError } from '../operator-error.js';
import type { Composer } from './composer.js';
import { stamp } from './stamp.js';
import type { Store } from '../store/store.js';
import type { ReleaseTokens } from '../tokens/release-tokens.js';
import { appsOfTable, claims, type AppTable, type Claims } from '../apps/app-table.js';
import { checkNewClaims } from '../apps/check-claims.js';
import { checkoutApps } from '../apps/checkout-apps.js';

/** Lets an app be released under these paths. Throws `OperatorError` when they are not free. */
export async function allowApp(store: Store, app: AppName, wanted: Claims): Promise<void> {
  const parsed = claims.safeParse(wanted);
  if (!parsed.success) throw new OperatorError(parsed.error.issues[0]?.message ?? '');
  const table = await store.apps();
  const live = await store.live();
  const pages = live ? (await store.readPages(live.revision.number)).pages : {};
  const problems = checkNewClaims(app, wanted.paths, { apps: appsOfTable(table), pages });
  if (problems.length) throw new OperatorError(problems.join('\n  '));
  await change(store, table, { ...table?.apps, [app]: parsed.data });
}

interface Removing {
  store: Store;
  composer: Composer;
  tokens: ReleaseTokens;
  reason: string;
}

/** Takes an app off the site, then its tokens and its paths. Throws `OperatorError`, and `GateRefusal` when others need it. */
export async function removeApp(app: AppName, { store, composer, tokens, reason }: Removing): Promise<void> {
  const { [app]: own } = (await store.apps())?.apps ?? {};
  if (!own)
    throw new OperatorError(
      checkoutApps().includes(app)
        ? `${app} is an app of this checkout and no further one.`
        : `${app} is no app of this site.`,
    );
  if ((await store.live())?.revision.apps[app]) await composer.withdraw(app, reason);
  for (const token of await tokens.list()) if (token.app === app) await tokens.withdraw(token.id);
  const table = await store.apps();
  const { [app]: _, ...others } = table?.apps ?? {};
  await change(store, table, others);
}

const change = (store: Store, table: AppTable | null, apps: AppTable['apps']): Promise<void> =>
  store.changeApps({
    sequence: (table?.sequence ?? 0) + 1,
    ...stamp('changedAt'),
    apps,
  });
