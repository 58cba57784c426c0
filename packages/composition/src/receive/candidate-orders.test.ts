import { jest } from '@jest/globals';
import { moveCandidate, sendRelease } from '@northgate/cli/send-release.js';
import { tellOutcome } from '@northgate/cli/tell-outcome.js';
import type { ReleaseOrder } from '@northgate/contracts/sent-release.js';
import { fakeRemote, type FakeRelease } from '../testing/fake-release.js';
import { blogPages } from '../testing/fake-site.js';
import { SendingSite } from '../testing/sending-site.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(120_000);

const plan = { steps: [5, 100], views: 0, minutes: 0 };
let site: SendingSite;
let next: FakeRelease;
beforeEach(async () => {
  site = await SendingSite.open();
  next = await fakeRemote('mfe-blog', 'two', blogPages);
});
afterEach(() => site.close());

const access = () => ({ to: site.origin, token: site.token, tell: () => {} });
const send = (order: Partial<ReleaseOrder>) => sendRelease(next.folder, { ...access(), order });
const act = (candidate: number, action: string, { token = site.token, body = '{}' } = {}) =>
  fetch(`${site.origin}/__site/candidates/${candidate}/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });
const live = async () => (await site.site.store.live())!;

it('makes a candidate live that was sent, without sending it again', async () => {
  expect((await send({ preview: true })).outcome).toMatchObject({ type: 'candidate', revision: 2 });
  expect((await live()).revision.number).toBe(1);
  const outcome = await moveCandidate(2, { ...access(), action: 'promote' });
  expect(outcome).toMatchObject({ type: 'released', revision: 3, rendered: [] });
  expect((await live()).revision.author).toMatch(/^Blog CI/);
  expect(await site.version('mfe-blog')).toBe(next.release.version);
});

it('shows a release to a part of the visitors first, then to more, and ends that', async () => {
  const { outcome } = await send({ share: plan });
  expect(outcome).toMatchObject({ type: 'shared', revision: 2, percent: 5 });
  expect(tellOutcome(outcome, { name: 'mfe-blog two', pictures: [] })).toMatch(
    /^5 % of the visitors see mfe-blog two\.\nRevision 2 is a candidate [\s\S]*\?candidate=2\./,
  );
  expect((await live()).move).toMatchObject({
    revision: 1,
    share: { id: 2, percent: 5 },
    author: expect.stringMatching('Blog CI'),
  });
  expect(await moveCandidate(2, { ...access(), action: 'end' })).toEqual({ type: 'ended', revision: 2 });
  expect((await live()).move.share).toBeUndefined();
  await moveCandidate(2, { ...access(), action: 'share', order: { share: plan } });
  expect(await moveCandidate(2, { ...access(), action: 'go-on' })).toMatchObject({
    type: 'released',
    revision: 3,
  });
});

it.each([
  [
    'another app',
    async () => act(2, 'promote', { token: (await site.tokens.add('mfe-chat', { by: 'Chat CI' })).token }),
    403,
    'not-your-app',
  ],
  ['nobody known', () => act(2, 'promote', { token: 'ngt_no' }), 401, 'unknown-token'],
  ['a revision that is no candidate', () => act(1, 'promote'), 404, 'not-here'],
  ['no such action', () => act(2, 'burn'), 404, 'not-here'],
  ['an order that is none', () => act(2, 'share', { body: '{"share":{"steps":[]}}' }), 400, 'bad-release'],
])('refuses %s', async (_, ask, status, code) => {
  await send({ preview: true });
  const answer = await ask();
  expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
  expect((await live()).revision.number).toBe(1);
});

it('says why something cannot be done with a candidate', async () => {
  await send({ preview: true });
  await expect(moveCandidate(2, { ...access(), action: 'end' })).rejects.toThrow('No candidate is shared.');
  await expect(moveCandidate(2, { ...access(), action: 'share' })).rejects.toThrow(/does not say whom/);
});
