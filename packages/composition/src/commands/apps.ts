import type { AppName } from '@northgate/contracts/release.js';
import { appsOfTable, type Claims } from '../apps/app-table.js';
import { allowApp, removeApp as remove } from '../release/change-apps.js';
import { releaseTokens } from '../receive/open-sending.js';
import { sayDone } from './say.js';
import { openWorkspace } from '../release/workspace.js';

/** `npm run apps`: which apps there are, what is live of each, and what each may claim. */
export async function listApps(): Promise<void> {
  const { store } = await openWorkspace();
  const live = (await store.live())?.revision.apps ?? {};
  for (const [app, { paths, menu }] of Object.entries(appsOfTable(await store.apps())) as [AppName, Claims][])
    console.log(
      `${app}  ${live[app]?.version ?? 'not live'}  ${paths.join(' ')}${menu ? '  may stand in the menu' : ''}`,
    );
}

/** `npm run apps -- add mfe-events --paths /events,/events/*`: lets a further app be released. */
export async function addApp(app: AppName, flags: { paths: string; menu?: boolean }): Promise<void> {
  const paths = flags.paths.split(',').map((path) => path.trim());
  await allowApp((await openWorkspace()).store, app, { paths, menu: flags.menu ?? false });
  sayDone(
    `${app} may have ${paths.join(' ')}. npm run tokens -- add ${app} --by … lets somebody release it.`,
  );
}

/** `npm run apps -- remove mfe-events`: takes an app off the site. */
export async function removeApp(app: AppName, { reason }: { reason: string }): Promise<void> {
  const { store, composer, environment } = await openWorkspace();
  await remove(app, { store, composer, tokens: releaseTokens(environment), reason });
  sayDone(`${app} is off the site; its paths are free and its tokens withdrawn.`);
}
