import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What `tsc -b api` made. */
const program = fileURLToPath(new URL('../../dist/testing/model-server.js', import.meta.url));

interface Asked {
  hits: number;
  open: number;
  requests: { path: string; headers: Record<string, string>; body: unknown; left: boolean }[];
}

/** Starts an OpenAI-compatible service in a process of its own; `address` names one of its behaviours. */
export async function startModelServer() {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [port] = (await once(child.stdout!, 'data')) as [Buffer];
  const origin = `http://127.0.0.1:${String(port).trim()}`;
  return {
    address: (behaviour: string) => `${origin}/${behaviour}/v1`,
    asked: async () => (await (await fetch(`${origin}/requests`)).json()) as Asked,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;
