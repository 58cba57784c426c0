import { setPriority } from 'node:os';
import type { ReleaseEvent } from '@northgate/contracts/sent-release.js';
import { openWorkspace } from '../commands/workspace.js';
import { sentenceOf } from '../commands/sentence-of.js';
import { releaseTask, type ReleaseEnd } from './release-messages.js';
import { releaseSent } from './release-sent.js';
import { SendingRefusal } from './sending-refusal.js';

const send = (event: ReleaseEvent): Promise<void> =>
  new Promise((resolve) => process.send?.(event, () => resolve()));

async function run(message: unknown): Promise<ReleaseEnd> {
  const task = releaseTask.parse(message);
  const workspace = await openWorkspace(process.env, task.by);
  const tell = (text: string) => void send({ type: 'progress', text });
  return releaseSent(task, { ...workspace, tell });
}

const failure = (error: unknown): ReleaseEnd => ({
  type: 'failed',
  code: error instanceof SendingRefusal ? error.code : 'failed',
  title: error instanceof SendingRefusal ? error.message : sentenceOf(error),
});

// Visitors come first. Renderer and Chromium inherit this.
setPriority(10);
process.once('disconnect', () => process.exit());
process.once('message', (message) => {
  void run(message)
    .catch(failure)
    .then(send)
    .finally(() => process.exit());
});
