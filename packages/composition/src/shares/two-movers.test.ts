import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Share } from '@northgate/contracts/revision.js';
import { pino } from 'pino';
import { publishRelease } from '../publish/publish-release.js';
import { fakeRemote, type FakeRelease } from '../testing/fake-release.js';
import { blogPages, FakeSite, marketingPages } from '../testing/fake-site.js';
import { ShareKeeper } from './share-keeper.js';
import { Shares } from './shares.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(120_000);

const log = pino({ level: 'silent' });
const plan = { steps: [5, 25, 100], views: 3, minutes: 10 };
let site: FakeSite;

beforeEach(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
});
afterEach(() => site.close());

const shares = () => new Shares({ store: site.store, composer: site.composer() });
const newBlog = () =>
  fakeRemote('mfe-blog', 'two', [{ path: '/blog', body: '<p>blog two</p>', content: true }, blogPages[1]!]);
const newTools = () => fakeRemote('mfe-tools', 'new', []);
const newMarketing = () => fakeRemote('mfe-marketing', 'two', marketingPages);

async function preview(next: Promise<FakeRelease>): Promise<number> {
  const { folder, release } = await next;
  await publishRelease(site.store, folder, release);
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  return (await site.composer().preview([release], 'a look', expiresAt)).revision.number;
}
const share = async () => (await site.store.live())?.move.share;
const expectShared = async () => (await share()) ?? Promise.reject(new Error('nothing is shared'));

async function begun(steps = plan.steps) {
  await shares().begin(await preview(newBlog()), { ...plan, steps });
  return expectShared();
}

/** Shares whose composer does something else once it has made a candidate once more. */
const sharesDuringRenewal = (meanwhile: () => Promise<unknown>) => {
  const composer = site.composer();
  const renew = async (candidate: number) => {
    const made = await composer.renew(candidate);
    await meanwhile();
    return made;
  };
  const promote: typeof composer.promote = (...order) => composer.promote(...order);
  return new Shares({ store: site.store, composer: { promote, renew } });
};
/** Has something done just before a revision is kept, which is when its pages have been judged. */
const beforeKept = (meanwhile: () => Promise<unknown>) => {
  const keep = site.store.addRevision.bind(site.store);
  jest.spyOn(site.store, 'addRevision').mockImplementationOnce(async (...kept) => {
    await meanwhile();
    return keep(...kept);
  });
};

it('takes one step where two ask for the same one', async () => {
  const seenByBoth = await begun();
  await shares().goOn(seenByBoth);
  await expect(shares().goOn(seenByBoth)).rejects.toThrow('25 % see candidate 2 by now.');
  expect((await share())?.percent).toBe(25);
});

it('takes one step where the keepers of two machines do', async () => {
  await begun();
  const later = Date.now() + 11 * 60_000;
  const running = await shares().running();
  const goOn = (decided: Share) => shares().goOn(decided);
  const slow = Object.assign(shares(), { running: async () => running, goOn });
  const file = join(site.folder, 'share of another.json');
  const other = new ShareKeeper({ store: site.store, shares: slow, file, log });
  const keeper = new ShareKeeper({ store: site.store, shares: shares(), file, log });
  for (const one of [keeper, other]) {
    await one.look();
    one.hear({
      kind: 'side',
      candidate: 2,
      percent: 5,
      side: 'candidate',
      visitor: '',
      saw: 'pages',
      count: 9,
    });
  }
  await keeper.look(later);
  await expect(other.look(later)).rejects.toThrow('by now');
  expect((await share())?.percent).toBe(25);
});

it.each([
  ['ended it', () => shares().end('we want it back')],
  ['gone back', () => site.composer().rollback()],
  [
    'made the candidate once more',
    async () => {
      site.api.posts = ['Newest post'];
      await site.composer().refreshContent();
      await shares().rebase();
    },
  ],
])('does not go live where somebody has %s while its last step was judged', async (_, move) => {
  await site.release(newMarketing());
  const last = await begun([5, 100]);
  beforeKept(move);
  await expect(shares().goOn(last)).rejects.toThrow(/shared no longer|made once more/);
  expect(await site.html('/blog')).not.toContain('blog two');
});

it('goes live where only something else has gone live while the last step was judged', async () => {
  const last = await begun([5, 100]);
  beforeKept(() => site.release(newTools()));
  await shares().goOn(last);
  expect(await share()).toBeUndefined();
  expect(await site.html('/blog')).toContain('blog two');
  expect(await site.html('/')).toContain('component new');
});

it('does not replace a share that has begun while the candidate was made once more', async () => {
  const candidate = await preview(newBlog());
  await site.release(newMarketing());
  const other = await preview(newTools());
  const slow = sharesDuringRenewal(() => shares().begin(other, plan));
  await expect(slow.begin(candidate, plan)).rejects.toThrow(`Candidate ${other} is shared already.`);
  expect((await share())?.id).toBe(other);
});

it('keeps a step that was taken while the candidate was made once more', async () => {
  await begun();
  await site.release(newTools());
  const slow = sharesDuringRenewal(async () => shares().goOn(await expectShared()));
  await slow.rebase();
  const { revision = 0, percent } = (await share()) ?? {};
  expect([percent, revision > 3]).toEqual([25, true]);
});

it('leaves a share alone that has begun in place of the one that is to end', async () => {
  const ended = await begun();
  await shares().end('another one first');
  await shares().begin(await preview(newTools()), plan);
  await expect(shares().end('it does not go live', ended)).rejects.toThrow(
    /^Candidate 2 is shared no longer/,
  );
  expect((await share())?.id).not.toBe(ended.id);
});
