import { CliError } from '@northgate/cli/cli-error.js';
import { BuildError } from '@northgate/build/build-error.js';
import { EnvironmentError } from '../environment.js';
import { OperatorError } from '../operator-error.js';
import { GateRefusal } from './gate-refusal.js';
import { StoreConflict } from '../store/store.js';

const ofDisk: Record<string, string> = {
  ENOSPC: 'The disk is full. `npm run prune` makes room, or free some by hand.',
  EDQUOT: 'The disk quota is used up. `npm run prune` makes room, or ask for more.',
  EROFS: 'The disk is mounted read-only. Mount it for writing, or name another folder in DATA_DIR.',
  EACCES: 'This user may not do that there. Give it the right to, or name another folder in DATA_DIR.',
  EPERM: 'This user may not do that there. Give it the right to, or name another folder in DATA_DIR.',
  EMFILE: 'Too many files are open. Raise the limit (ulimit -n), or close other programs.',
  EIO: 'The disk cannot be read or written. Look at the log of the machine; `npm run verify` says what is damaged.',
  EFBIG: 'The file would be larger than this user may write. Raise the limit (ulimit -f).',
  ENOENT: 'It is not there. `npm run verify` says what of the store is missing.',
  ENOTDIR: 'Something on the way to it is a file and not a folder.',
};

/** An error for the person at the command: a sentence for what is known, everything else with its stack. */
export function sentenceOf(error: unknown): string {
  const known = [GateRefusal, EnvironmentError, OperatorError, BuildError, CliError];
  if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof StoreConflict)
    return `Somebody else was faster: ${error.message} Look at \`npm run revisions\` and run it again.`;
  const { code = '', port, path, dest } = error as NodeJS.ErrnoException & { port?: number; dest?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose others in PORT, API_PORT, CONTROL_PORT or DEV_PORT.`;
  const advice = ofDisk[code];
  if (advice) return `${dest ?? path ?? 'A file'} cannot be used (${code}). ${advice}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
