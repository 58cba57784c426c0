import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError } from './cli-error.js';

type Module<Name extends 'release' | 'serve'> = {
  release: typeof import('@northgate/build/release/build-own-release.js');
  serve: typeof import('@northgate/build/compose/serve-composed.js');
}[Name];

const files = { release: 'release/build-own-release.js', serve: 'compose/serve-composed.js' };

/** What `@northgate/build` of the app in a folder has. Throws `CliError` where there is no app. */
export async function ownBuild<Name extends 'release' | 'serve'>(
  folder: string,
  name: Name,
): Promise<Module<Name>> {
  if (!existsSync(join(folder, 'webpack.config.mjs')))
    throw new CliError(`${folder} holds no app: it has no webpack.config.mjs. northgate new makes one.`);
  const { resolve } = createRequire(join(folder, 'package.json'));
  try {
    return (await import(pathToFileURL(resolve(`@northgate/build/${files[name]}`)).href)) as Module<Name>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new CliError('@northgate/build is not installed here; run npm install.');
  }
}
