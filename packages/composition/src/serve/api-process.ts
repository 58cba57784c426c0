import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

interface ApiProcessOptions {
  root: string;
  apiPort: number;
  apiOrigin: string;
  siteOrigin: string;
  dataDir: string;
  brandFile: string | undefined;
  /** Whom the api tells that content has changed. */
  contentHook?: { url: string; secret: string };
  quiet: boolean;
}

/** How long the api may take until it answers, in milliseconds. */
const patience = 60_000;

/** Starts the api as a process of its own and resolves once it is ready. Rejects with its output when it ends before. */
export async function startApi(options: ApiProcessOptions): Promise<ChildProcess> {
  const { root, apiPort, siteOrigin, dataDir, brandFile, contentHook, quiet } = options;
  const child = spawn(process.execPath, [join(root, 'api/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      SITE_ORIGIN: siteOrigin,
      ...(contentHook ? { CONTENT_HOOK_URL: contentHook.url, CONTENT_HOOK_SECRET: contentHook.secret } : {}),
      // This program stands before the api, behind whatever it trusts itself.
      TRUSTED_PROXY: ['127.0.0.1', process.env.TRUSTED_PROXY].filter(Boolean).join(','),
      ...(brandFile ? { SITE_BRAND: brandFile } : {}),
    },
  });
  const output: string[] = [];
  const collect = (data: Buffer) => {
    if (!quiet) process.stderr.write(data);
    if (output.length < 200) output.push(String(data));
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  await ready(child, `${options.apiOrigin}/readyz`, output);
  return child;
}

async function ready(child: ChildProcess, url: string, output: string[]): Promise<void> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The api could not start:\n${output.join('').trim()}`);
    const answered = await fetch(url, { signal: AbortSignal.timeout(1000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`The api did not answer at ${url}:\n${output.join('').trim()}`);
}
