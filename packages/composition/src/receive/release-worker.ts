import { setPriority } from 'node:os';
import type { ReleaseEvent } from '@northgate/contracts/sent-release.js';
import { openWorkspace } from '../release/workspace.js';
import { orderedTask, type ReleaseEnd } from './release-messages.js';
import { failureOf, performTask } from './perform-task.js';

const send = (event: ReleaseEvent): Promise<void> =>
  new Promise((resolve) => process.send?.(event, () => resolve()));

async function run(message: unknown): Promise<ReleaseEnd> {
  const task = orderedTask.parse(message);
  const workspace = await openWorkspace(process.env, task.by);
  const tell = (text: string) => void send({ type: 'progress', text });
  return performTask(task, { ...workspace, tell });
}

// Visitors come first. Renderer and Chromium inherit this.
setPriority(10);
process.once('disconnect', () => process.exit());
process.once('message', (message) => {
  void run(message)
    .catch(failureOf)
    .then(send)
    .finally(() => process.exit());
});
