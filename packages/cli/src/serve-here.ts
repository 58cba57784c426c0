import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildHere } from './build-here.js';
import { CliError } from './cli-error.js';
import { ownBuild } from './own-build.js';

/** How the app of a folder is shown inside a recorded composition. */
export interface ServeOptions {
  recording: string;
  port: number;
  site?: string | undefined;
  tell: (text: string) => void;
}

/** Changes that come together are one change, in milliseconds. */
const settle = 150;

/** Serves the app of this folder as it is built, inside the recorded composition. Throws `CliError`. */
export async function serveHere(
  folder: string,
  { recording, port, site, tell }: ServeOptions,
): Promise<void> {
  const own = await buildHere(folder, 'production', tell);
  const { serveComposed } = await ownBuild(folder, 'serve');
  const task = { own, recording: resolve(folder, recording), port, site };
  const served = await serveComposed(task).catch(asSentence);
  tell(`Open http://localhost:${served.port}   (Ctrl+C stops)`);
}

/** Serves it as `serveHere` does, builds it again with each change of its source, and has open pages load anew. */
export async function developHere(folder: string, options: ServeOptions): Promise<void> {
  const { recording, port, site, tell } = options;
  const { serveComposed } = await ownBuild(folder, 'serve');
  let served: Awaited<ReturnType<typeof serveComposed>> | null = null;
  const show = async () => {
    const own = await buildHere(folder, 'development', tell);
    const task = {
      own,
      recording: resolve(folder, recording),
      port: served?.port ?? port,
      site,
      reloads: true,
    };
    await served?.close();
    served = await serveComposed(task).catch(asSentence);
  };
  await show();
  tell(`Open http://localhost:${served!.port}; pages load anew with each change   (Ctrl+C stops)`);
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  watch(join(folder, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(show).catch((error: Error) => tell(error.message));
    }, settle);
  });
}

const asSentence = (error: unknown): never => {
  throw new CliError(error instanceof Error ? error.message : String(error));
};
