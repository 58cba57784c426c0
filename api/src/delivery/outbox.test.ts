import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Database } from '../database/database.js';
import { migrate } from '../database/migrations.js';
import { LeadDesk } from '../lead-desk/lead-desk.js';
import { LeadRepository } from '../leads/lead.repository.js';
import { contactExample } from '../testing/contact-example.js';
import { onBothEngines } from '../testing/on-both-engines.js';
import { OutboxRepository, type Claim } from './outbox.repository.js';

onBothEngines('the outbox', (locate) => {
  let replicas: Database[];
  let [one, other]: OutboxRepository[] = [];
  let desk: LeadDesk;

  beforeEach(async () => {
    const location = await locate();
    replicas = [Database.open(location), Database.open(location)];
    await migrate(replicas[0]!);
    [one, other] = replicas.map((database) => new OutboxRepository(database));
    desk = new LeadDesk(replicas[0]!);
  });
  afterEach(() => Promise.all(replicas.map((database) => database.destroy())));

  const store = async (count: number, channels: string[], message = 'Outbox text') => {
    const leads = new LeadRepository(replicas[0]!);
    for (let at = 0; at < count; at += 1) {
      const contact = { ...contactExample, message: `${message} ${at}` };
      await leads.save({ contact }, { channels, notifyFlagged: false });
    }
  };
  const lease = 60_000;
  const states = async () => (await desk.find()).map(({ delivery }) => delivery).sort();

  it('gives each notification to one replica, however many ask at once', async () => {
    await store(6, ['email']);
    const asked = Array.from({ length: 10 }, (_, at) => (at % 2 ? one : other)!.claim('email', lease));
    const claims = (await Promise.all(asked)).filter((claim): claim is Claim => claim !== undefined);
    // A replica that steps over a row another one is taking may see nothing; it asks again a moment later.
    for (let next = await one!.claim('email', lease); next; next = await one!.claim('email', lease)) {
      claims.push(next);
    }
    expect(new Set(claims.map(({ id }) => id)).size).toBe(6);
    expect(claims).toHaveLength(6);
    expect(claims[0]!.lead).toMatchObject({ name: contactExample.name, flagReasons: [] });
  });

  it('gives the notification of a worker that vanished to another one, and the first one can write no more', async () => {
    await store(1, ['email']);
    const lost = await one!.claim('email', lease);
    expect(await other!.claim('email', lease)).toBeUndefined();
    const taken = await other!.claim('email', lease, Date.now() + lease + 1);
    expect(taken).toMatchObject({ id: lost!.id, attempts: 2 });
    expect(await one!.complete(lost!)).toBe(false);
    expect(await states()).toEqual(['pending']);
    expect(await other!.complete(taken!)).toBe(true);
    expect(await states()).toEqual(['delivered']);
  });

  it('waits after a failure and is woken when the channel is back', async () => {
    await store(1, ['email']);
    const claim = await one!.claim('email', lease);
    await one!.retryAt(claim!, Date.now() + lease, 'not now');
    expect(await one!.claim('email', lease)).toBeUndefined();
    await one!.wake('email');
    expect(await one!.claim('email', lease)).toMatchObject({ attempts: 2 });
  });

  it('takes an attempt back that was cut short', async () => {
    await store(1, ['email']);
    await one!.release((await one!.claim('email', lease))!);
    expect(await one!.claim('email', lease)).toMatchObject({ attempts: 1 });
  });

  it('keeps channels apart', async () => {
    await store(1, ['email', 'webhook']);
    await one!.giveUp((await one!.claim('email', lease))!, 'refused');
    await one!.complete((await one!.claim('webhook', lease))!);
    const [lead] = await desk.dead();
    expect(lead?.outbox).toMatchObject([
      { channel: 'email', status: 'dead', lastError: 'refused' },
      { channel: 'webhook', status: 'delivered' },
    ]);
  });

  it('hands held leads to the channels once there are some, each once, and leaves spam withheld', async () => {
    await store(3, []);
    await store(1, [], 'casino bonus');
    expect(await states()).toEqual(['held', 'held', 'held', 'withheld']);
    const channels = ['email', 'webhook'];
    const released = await Promise.all([one!.releaseHeld(channels), other!.releaseHeld(channels)]);
    expect(released[0] + released[1]).toBe(3);
    expect(await states()).toEqual(['pending', 'pending', 'pending', 'withheld']);
    expect((await desk.find()).map(({ outbox }) => outbox.length).sort()).toEqual([1, 2, 2, 2]);
  });
});
