import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { ApiProcess } from '../testing/api-process.js';
import { publishAttack } from './publish-attack.js';

/** `npm run test:posts -w api`: hostile posts against an api of its own; ends with 1 when one did not hold. */
const publishToken = 'a-token-for-the-attack';
const folder = mkdtempSync(join(tmpdir(), 'publish-attack-'));
const api = new ApiProcess(`http://127.0.0.1:${await getPort()}`, {
  DATA_DIR: folder,
  PUBLISH_TOKEN: publishToken,
});
await api.start();
const { tries, held, findings } = await publishAttack.run({ apiOrigin: api.url, publishToken });
await api.kill();
process.stdout.write(`${publishAttack.name}: ${tries} tries, ${held} held, ${api.exits} crashes\n`);
for (const finding of findings) process.stdout.write(`  ${finding}\n`);
process.exit(held === tries && api.exits === 0 ? 0 : 1);
