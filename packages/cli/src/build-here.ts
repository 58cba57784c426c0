import { CliError } from './cli-error.js';
import { ownBuild } from './own-build.js';

/** Builds the app of a folder, unless its source is as it was, and answers the folder of its release. Throws `CliError`. */
export async function buildHere(
  folder: string,
  mode: 'production' | 'development',
  tell: (text: string) => void,
): Promise<string> {
  const { buildOwnRelease, ownReleaseFolder } = await ownBuild(folder, 'release');
  try {
    const { app, version } = await buildOwnRelease(folder, mode);
    tell(`${app} ${version} is built`);
  } catch (error) {
    if ((error as Error).name !== 'BuildError') throw error;
    throw new CliError((error as Error).message);
  }
  return ownReleaseFolder(folder);
}
