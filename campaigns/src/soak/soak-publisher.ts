import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { release } from '@northgate/contracts/release.js';
import { publishRelease } from '@northgate/composition/publish/publish-release.js';
import { openWorkspace } from '@northgate/composition/release/workspace.js';

/** A publisher in a process of its own, to be killed at any moment: it releases the folder that is its argument. */
const [folder = ''] = process.argv.slice(2);

const { store, composer } = await openWorkspace();
const described = release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
await publishRelease(store, folder, described);
await composer.release([described], 'soak: publisher that is killed', 'The browser is busy with the soak.');
process.exit();
