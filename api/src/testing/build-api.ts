import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Compiles the api, so that a test that starts it as a process of its own tests what is written. */
export function buildApi(): void {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const project = fileURLToPath(new URL('../../tsconfig.campaigns.json', import.meta.url));
  execFileSync(process.execPath, [compiler, '-b', project], { stdio: 'inherit' });
}
