import { setPriority } from 'node:os';
import { z } from 'zod';
import { openWorkspace } from '../release/workspace.js';
import { findChromium } from '../gate/find-chromium.js';
import type { Look } from '../watch/look.js';
import { lookAtPages } from './look-at-pages.js';

/** A process of its own for a look, so that page servers go on undisturbed. Its parent says what to look at. */
const wanted = z.object({ revision: z.number(), paths: z.array(z.string()) });

// Visitors come first. Chromium inherits this.
setPriority(10);
process.once('disconnect', () => process.exit());
process.once('message', (message) => {
  void run(wanted.parse(message)).finally(() => process.exit());
});

async function run({ revision: number, paths }: z.infer<typeof wanted>): Promise<void> {
  const { store, environment } = await openWorkspace();
  const revision = await store.readRevision(number);
  if (!revision) return;
  const { apiOrigin } = environment;
  const told: Promise<unknown>[] = [];
  const tell = (look: Look) => told.push(new Promise((resolve) => process.send?.(look, resolve)));
  await lookAtPages({ store, apiOrigin, chromium: findChromium() }, { revision, paths }, tell);
  await Promise.all(told);
}
