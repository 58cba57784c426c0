import { jest } from '@jest/globals';
import type { ReleaseProgress } from '@northgate/contracts/console/releases.js';
import type { Store } from '../../store/store.js';
import { removeTemporaryFolders, temporaryFolder } from '../../testing/temporary-folder.js';
import { AuditLog } from '../audit-log.js';
import { ReleaseActions, type Moves } from './release-actions.js';

const doer = { who: 'Ada', by: 'link' };
const takeBack = { action: 'take-back', app: 'mfe-blog', sequence: 2 } as const;
const away = async () => {
  throw new Error('the store is away');
};
const somethingLive = async () => ({ revision: { number: 2, apps: {} }, move: { sequence: 2 } });
const log = { error: jest.fn<(...said: unknown[]) => void>(), warn: jest.fn() };
afterEach(() => jest.clearAllMocks());
afterAll(removeTemporaryFolders);

interface Faults {
  live?: () => Promise<unknown>;
  rollbackApp?: () => Promise<unknown>;
  /** Where the audit log would be. */
  dataDir?: string;
}

/** Takes an app back and answers how that ended. */
async function end({ live = somethingLive, rollbackApp = async () => ({}), dataDir }: Faults) {
  const actions = new ReleaseActions({
    store: { live } as unknown as Store,
    movesBy: async () => ({ rollbackApp }) as unknown as Moves,
    audit: new AuditLog(dataDir ?? temporaryFolder(), log),
    log: log as never,
  });
  const heard: ReleaseProgress[] = [];
  actions.listen((progress) => heard.push(progress));
  await actions.begin('1', takeBack, doer);
  return heard.at(-1);
}

it.each<[string, Faults, string]>([
  ['is done', {}, 'done'],
  ['fails where the store is away', { live: away }, 'failed'],
  ['fails where the move does', { rollbackApp: away }, 'failed'],
  ['is done where it cannot be noted', { dataDir: '/dev/null' }, 'done'],
  ['fails as it does where that cannot be noted', { rollbackApp: away, dataDir: '/dev/null' }, 'failed'],
])('an action %s, and never rejects', async (_, faults, type) => {
  expect(await end(faults)).toMatchObject({ type, action: '1' });
});

it('an action is done where the store goes away right after its move', async () => {
  let asked = 0;
  // Before it, and to see that nobody was faster.
  const live = () => (asked++ < 2 ? somethingLive() : away());
  expect(await end({ live })).toMatchObject({ type: 'done' });
  expect(log.error).toHaveBeenCalled();
});

it('an action that ends beyond all that can be told is logged, and the next one gets its turn', async () => {
  const actions = new ReleaseActions({
    store: { live: somethingLive } as unknown as Store,
    movesBy: async () => ({ rollbackApp: async () => ({}) }) as unknown as Moves,
    audit: new AuditLog(temporaryFolder(), log),
    log: log as never,
  });
  actions.listen(({ type }) => {
    if (type === 'done') throw new Error('this listener is broken');
  });
  await actions.begin('1', takeBack, doer);
  await actions.begin('2', takeBack, doer);
  expect(log.error).toHaveBeenCalledTimes(2);
});
