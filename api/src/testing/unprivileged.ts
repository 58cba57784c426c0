import { execFileSync } from 'node:child_process';

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root, so root runs it as nobody: what to add to the options of a child process. */
export const unprivileged = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
