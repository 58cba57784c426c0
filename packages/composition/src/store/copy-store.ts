import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** The pointer first: what it names was complete before it moved, and nothing in a store ever changes. */
const order = ['apps', 'moves', 'revisions', 'pages', 'releases', 'refusals'];

/** Copies the folder of a store while it is in use. What is not finished stays behind. */
export async function copyStore(from: string, to: string): Promise<void> {
  for (const part of order)
    if (existsSync(join(from, part))) await cp(join(from, part), join(to, part), { recursive: true });
}
