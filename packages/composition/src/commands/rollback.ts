import { createInterface } from 'node:readline/promises';
import type { AppName } from '@northgate/contracts/release.js';
import { OperatorError } from '../operator-error.js';
import { describeReturn } from '../release/describe-return.js';
import { planReturn, type PlannedReturn } from '../release/plan-return.js';
import { say, sayDone } from './say.js';
import { openWorkspace, type Workspace } from '../release/workspace.js';

interface RollbackOptions {
  /** Goes back without asking. */
  yes?: boolean;
}

/** `npm run rollback`: one app in its earlier version, or everything as it was in an older revision. */
export async function rollback(
  target: AppName | number | undefined,
  { yes = false }: RollbackOptions,
): Promise<void> {
  const workspace = await openWorkspace();
  if (typeof target === 'string') return rollbackApp(target, workspace);
  const plan = await planReturn(workspace.store, target);
  for (const line of describeReturn(plan)) say(line);
  if (!yes && !(await isAgreed(plan))) return say('Nothing was changed.');
  const { revision } = await workspace.composer.rollback(plan.to.number, plan.from.move.sequence);
  sayDone(`Revision ${revision.number} is live again.`);
}

async function rollbackApp(app: AppName, { composer }: Workspace): Promise<void> {
  const { revision, rendered } = await composer.rollbackApp(app);
  say(rendered.length ? `Rendered: ${rendered.join(' ')}` : 'Every page of it was kept.');
  sayDone(
    `Revision ${revision.number} is live: ${app} ${revision.apps[app]?.version} again, the others as they were.`,
  );
}

/** Asks at the terminal. Throws `OperatorError` where nobody can answer. */
async function isAgreed({ takesBack }: PlannedReturn): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    const [only] = takesBack;
    const one =
      takesBack.length > 1 && only ? `, or take back one app alone: npm run rollback -- ${only.app}` : '';
    throw new OperatorError(`Nobody is here to agree. Run it again with \`-- --yes\`${one}.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Go back? [y/N] ').finally(() => terminal.close());
  return /^y(es)?$/i.test(answer.trim());
}
