import { fileURLToPath } from 'node:url';
import { restarted } from './restarted.js';

/**
 * What a publisher's container runs: the publishing itself is a process of its own, so that somebody is left to say why when
 * the system kills it for its memory. The container's exit code is the last word, not that of the first of several tries.
 */
process.exitCode = await restarted({
  command: [fileURLToPath(new URL('./publish.js', import.meta.url)), process.argv[2] ?? '/release'],
  name: 'The publisher',
  pauses: [1000, 5000, 15_000],
  tell: (text) => console.error(`✘ ${text}`),
});
