import { join } from 'node:path';
import type { Workspace } from '../release/workspace.js';
import { ReleaseIdentities } from '../tokens/release-identities.js';
import { ReleaseTokens } from '../tokens/release-tokens.js';
import { releaseInProcess } from './release-process.js';
import { ReleaseSending } from './release-sending.js';
import { quarantineFolder } from './release-sent.js';

/** How many files a release may have. */
const mostFiles = 2000;

/** The tokens of a site. */
export const releaseTokens = ({ dataDir }: { dataDir: string }): ReleaseTokens =>
  new ReleaseTokens(join(dataDir, 'tokens'));

/** What takes releases for a site, as its environment says. Throws `EnvironmentError`. */
export async function openSending({
  store,
  brand,
  environment,
}: Pick<Workspace, 'store' | 'brand' | 'environment'>): Promise<ReleaseSending> {
  return new ReleaseSending({
    store,
    brand,
    tokens: releaseTokens(environment),
    identities: await ReleaseIdentities.read(environment.releaseIdentitiesFile),
    quarantine: quarantineFolder(environment),
    limits: { bytes: environment.releaseLimit, files: mostFiles },
    run: (task, tell) => releaseInProcess(task, tell),
  });
}
