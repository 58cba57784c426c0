import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Refused } from '@northgate/contracts/sent-release.js';
import { keepPictures } from './keep-pictures.js';
import { tellOutcome } from './tell-outcome.js';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'cli-test-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const base64 = (text: string) => Buffer.from(text).toString('base64');
const refused: Refused = {
  type: 'refused',
  held: true,
  problems: ['/: the heading moved'],
  pictures: [{ path: '/../../out', jpeg: base64('as it was seen') }],
  looks: [
    {
      ...{ path: '/', what: 'the heading moved', difference: '' },
      ...{ live: base64('before'), candidate: base64('after') },
    },
  ],
};

it('keeps the pictures of a refusal in one folder, and the last words name them', async () => {
  const folder = join(parent, 'pictures');
  const files = await keepPictures(refused, folder);
  expect(readdirSync(folder).sort()).toEqual(['1-out.jpg', 'look-1-candidate.png', 'look-1-live.png']);
  expect(readdirSync(parent)).toEqual(['pictures']);
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(['as it was seen', 'before', 'after']);
  const told = tellOutcome(refused, { name: 'mfe-events 1', pictures: files });
  for (const said of ['holds mfe-events 1 back', 'the heading moved', ...files]) expect(told).toContain(said);
  expect(await keepPictures({ ...refused, pictures: [], looks: [] }, folder)).toEqual([]);
});
