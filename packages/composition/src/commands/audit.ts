import { spawnSync } from 'node:child_process';
import colours from 'picocolors';
import { judgeAudit } from './judge-audit.js';
import { root } from '../root.js';
import { say } from './say.js';

/** Longest time to wait for the registry, in milliseconds. */
const patience = 120_000;

/** Asks the registry for known weaknesses in what ships. A finding fails; silence is said loudly and does not. */
export function audit(): void {
  const options = { cwd: root, encoding: 'utf8', timeout: patience } as const;
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], options);
  const { outcome, text } = judgeAudit(stdout ?? '');
  if (outcome === 'clean') return say(text);
  console.error(outcome === 'refused' ? colours.red(`✘ ${text}`) : colours.yellow(`! ${text}`));
  if (outcome === 'refused') process.exitCode = 1;
}
