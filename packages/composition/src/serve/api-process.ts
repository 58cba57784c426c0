import { fetchWhole } from '@northgate/contracts/fetch-whole.js';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { apiMessage, type ApiMessage } from '@northgate/contracts/api-message.js';

/** What the api is started with. */
export interface ApiProcessOptions {
  root: string;
  apiPort: number;
  apiOrigin: string;
  siteOrigin: string;
  dataDir: string;
  brandFile: string | undefined;
  /** Whether posts' files are followed, or fill an empty database only; `IMPORT_POSTS` of the environment goes before. */
  importPosts?: 'always' | 'once';
  /** Whom the api tells that content has changed. */
  contentHook?: { url: string; secret: string };
  /** What the api knows the control server by. */
  deskKey?: string | undefined;
}

/** How long the api may take until it answers, in milliseconds. */
const patience = 120_000;

/** How much of what the api printed is kept to explain its end, in lines. */
const keptLines = 200;

/** The api as a process that ends with this one, and what it has said. */
export interface ApiProcess {
  child: ChildProcess;
  /** What it printed, the last lines of it. */
  output: () => string;
  /** Resolves once this process itself listens, not another one at its address. Rejects with its output when it ends before. */
  listening: Promise<ApiMessage>;
}

/** Spawns the api. It ends when the IPC channel to this process does, also when this process is killed. */
export function spawnApi(options: ApiProcessOptions): ApiProcess {
  const child = spawn(process.execPath, [join(options.root, 'api/dist/main.js')], {
    cwd: options.root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: variables(options),
  });
  const lines: string[] = [];
  const keep = (data: Buffer) => {
    lines.push(...String(data).trimEnd().split('\n'));
    lines.splice(0, lines.length - keptLines);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const output = () => lines.join('\n');
  return { child, output, listening: untilListening(child, output) };
}

function untilListening(child: ChildProcess, output: () => string): Promise<ApiMessage> {
  const tooLong = setTimeout(() => child.kill('SIGKILL'), patience).unref();
  const listening = new Promise<ApiMessage>((resolve, reject) => {
    child.once('message', (message) => {
      const { data, error } = apiMessage.safeParse(message);
      if (data) resolve(data);
      else reject(error);
    });
    child.once('error', reject);
    // Closed, not just ended: until then its last words may still be on their way.
    child.once('close', (code, signal) => {
      const how = signal ? `it was ended by ${signal}` : `it ended with code ${code}`;
      reject(new Error(`The api could not start, ${how}:\n${output()}`));
    });
  });
  // Whoever waits for it is told; nobody has to.
  listening.catch(() => {}).finally(() => clearTimeout(tooLong));
  return listening;
}

/** Starts the api as a process of its own and resolves once it is ready. Rejects with its output when it ends before. */
export async function startApi(options: ApiProcessOptions): Promise<ChildProcess> {
  const { child, output, listening } = spawnApi(options);
  await listening;
  await untilReady(child, `${options.apiOrigin}/readyz`, output);
  return child;
}

/** Resolves once the api answers that it is ready. Ends it, and rejects with its output, when it does not in time. */
export async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const until = Date.now() + patience;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    const answered = await fetchWhole(url, 1000).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`The api did not answer at ${url}:\n${output()}`);
}

function variables(options: ApiProcessOptions): NodeJS.ProcessEnv {
  const { apiPort, siteOrigin, dataDir, brandFile, contentHook, importPosts, deskKey } = options;
  return {
    ...process.env,
    IMPORT_POSTS: process.env.IMPORT_POSTS || importPosts,
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    SITE_ORIGIN: siteOrigin,
    ...(contentHook ? { CONTENT_HOOK_URL: contentHook.url, CONTENT_HOOK_SECRET: contentHook.secret } : {}),
    ...(deskKey ? { DESK_KEY: deskKey } : {}),
    // This program stands before the api, behind whatever it trusts itself.
    TRUSTED_PROXY: ['127.0.0.1', process.env.TRUSTED_PROXY].filter(Boolean).join(','),
    ...(brandFile ? { SITE_BRAND: brandFile } : {}),
  };
}
