import type { Revision } from '@northgate/contracts/revision.js';
import { linkTo as candidateLink } from '../candidates/candidate-links.js';
import { ControlServer, type ControlOptions } from '../control/control-server.js';
import { openSending } from '../receive/open-sending.js';
import { pageLog } from './serve-pages.js';
import { openWorkspace, type Workspace } from '../release/workspace.js';

/** The control server that a workspace asks for. Throws `EnvironmentError`. */
export async function controlServerOf(
  workspace: Workspace,
  more: Pick<ControlOptions, 'seen' | 'deskKey'>,
): Promise<ControlServer> {
  const { store, environment, brand } = workspace;
  return new ControlServer({
    ...more,
    store,
    movesBy: async (author) => (await openWorkspace(process.env, author)).composer,
    dataDir: environment.dataDir,
    brand,
    host: environment.controlHost,
    port: environment.controlPort,
    place: { origin: environment.controlUrl },
    times: environment.controlTimes,
    oidc: environment.oidc,
    trustedProxies: environment.trustedProxies,
    apiOrigin: environment.apiOrigin,
    linkTo: (candidate: Revision) => candidateLink(candidate, { environment }),
    sending: await openSending({ store, brand, environment }),
    log: pageLog(workspace),
  });
}
