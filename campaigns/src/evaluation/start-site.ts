import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

const program = fileURLToPath(new URL('../../../packages/composition/bin/site.mjs', import.meta.url));

/** Builds and starts a whole site with a database of its own; `stop` ends and removes it. */
export async function startSite(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chat-evaluation-'));
  const port = String(await getPort());
  const variables = {
    PORT: port,
    API_PORT: String(await getPort()),
    DATA_DIR: dataDir,
    RATE_LIMIT_CHAT: '0',
  };
  const child = spawn(process.execPath, [program, 'start'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  try {
    await untilOpen(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

const untilOpen = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}.`)));
    let output = '';
    child.stdout?.on('data', (data: Buffer) => {
      process.stderr.write(data);
      output += String(data);
      if (output.includes('Open http://')) resolve();
    });
  });
