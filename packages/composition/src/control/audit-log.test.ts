import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { AuditLog } from './audit-log.js';

const doer = { who: 'Ada', by: 'link' };
const told = { warn: jest.fn<(text: string) => void>(), error: jest.fn<(text: string) => void>() };
let log: AuditLog;

beforeEach(() => {
  jest.clearAllMocks();
  log = new AuditLog(temporaryFolder(), told);
});
afterAll(removeTemporaryFolders);

const add = (what: string) => log.add(doer, { what, subject: 's', before: null, after: what });
const read = async () => (await log.page(0, 100)).entries.map(({ what }) => what);

it.each([
  ['in the middle of an entry', '{"number":3,"at":"2026-'],
  ['in the middle of a letter', Buffer.from('{"number":3,"who":"Å').subarray(0, -1)],
])('goes on after a line that was broken off %s, and leaves that out with a warning', async (_, half) => {
  await add('one');
  await add('two');
  await appendFile(log.file, half);
  expect(await read()).toEqual(['two', 'one']);
  await add('three');
  await add('four');
  expect(await read()).toEqual(['four', 'three', 'two', 'one']);
  expect(await log.verify()).toBe(4);
  expect(String(told.warn.mock.calls[0])).toMatch(/1 line of .*audit\.jsonl/);
});

it('keeps a whole entry that only lacks the end of its line', async () => {
  await add('one');
  await writeFile(log.file, (await readFile(log.file, 'utf8')).trimEnd());
  await add('two');
  expect(await read()).toEqual(['two', 'one']);
  expect(await log.verify()).toBe(2);
  expect(told.warn).not.toHaveBeenCalled();
});

it('still notices an entry that was made unreadable', async () => {
  for (const what of ['one', 'two', 'three']) await add(what);
  const text = await readFile(log.file, 'utf8');
  await writeFile(log.file, text.replace('{"number":2', '{number:2'));
  await expect(log.verify()).rejects.toThrow(/is not what stood there/);
});

it('says where it cannot note what was done, and lets that be', async () => {
  const onNoFolder = new AuditLog('/dev/null', told);
  await onNoFolder.note(doer, { what: 'one', subject: 's', before: null, after: null });
  expect(told.error).toHaveBeenCalled();
});
