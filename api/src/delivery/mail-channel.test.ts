import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { defaultBrand } from '@northgate/site/brand.default.js';
import PostalMime from 'postal-mime';
import type { StoredLead } from '../leads/lead.js';
import { leadExample } from '../testing/lead-example.js';
import { headerOf, startMailServer, type MailServer } from '../testing/mail-server.js';
import { MailChannel } from './mail-channel.js';

const addresses = { to: ['sales@example.com', 'desk@example.com'], from: 'site@example.com' };

let server: MailServer;
let verdict: number | undefined;
let channel: MailChannel;
beforeAll(async () => {
  server = await startMailServer(() => verdict);
  channel = new MailChannel({ smtpUrl: server.url, ...addresses }, defaultBrand, 5000);
});
afterAll(async () => {
  channel.close();
  await server.close();
});

const signal = () => new AbortController().signal;

async function mailFor(change: Partial<StoredLead>) {
  await channel.deliver({ ...leadExample, ...change }, signal());
  const { source, envelope } = server.received.at(-1)!;
  const [head = ''] = source.split('\r\n\r\n', 1);
  return { source, head, envelope, header: (name: string) => headerOf(source, name) };
}

describe('the e-mail about a lead', () => {
  it('goes to the configured people, answers go to the visitor, and its id is the lead', async () => {
    const { header, envelope, source } = await mailFor({});
    expect(envelope.rcptTo.map(({ address }) => address)).toEqual(addresses.to);
    expect(envelope.mailFrom).toMatchObject({ address: addresses.from });
    expect(header('From')).toBe('Northgate AI website <site@example.com>');
    expect(header('Reply-To')).toBe('Asha Rao <asha@example.com>');
    expect(header('Subject')).toBe('New lead: CCTV Security Systems from Example Works');
    expect(header('Message-ID')).toBe(`<${leadExample.id}@www.northgate.example>`);
    expect(source).toContain('Sixteen cameras and one gate, please.');
    expect(source).toMatch(/text\/plain[^]*text\/html/);
  });

  it('is told why a lead looks like spam', async () => {
    expect((await mailFor({ flagReasons: ['3 links in the message'] })).source).toContain(
      'Looks like spam: 3 links in the message',
    );
  });

  it.each([
    ['company', 'Works\r\nBcc: victim@example.org'],
    ['company', 'Works\nContent-Type: text/html\n\n<script>'],
    ['name', 'Asha\r\nBcc: victim@example.org'],
    ['name', 'Asha\u2028Bcc: victim@example.org'],
    ['name', '"Asha" <victim@example.org>, Other'],
    ['email', 'a@example.com,victim@example.org'],
    ['email', '"<victim@example.org>"@example.com'],
    ['email', 'a\r\nBcc:victim@example.org'],
    ['phone', '12345\r\nBcc: victim@example.org'],
  ])('gets no header and no address from a hostile %s %j', async (field, value) => {
    const { head, header, envelope } = await mailFor({ [field]: value });
    const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name!.toLowerCase());
    expect(names.sort()).toEqual([...new Set(names)]);
    expect(names).not.toContain('bcc');
    expect(envelope.rcptTo.map(({ address }) => address)).toEqual(addresses.to);
    expect(header('Reply-To') ?? '').not.toMatch(/,|victim@example.org>$/);
    expect(header('Content-Type')).toMatch(/^multipart\/alternative/);
  });

  it.each([
    ['=?utf-8?B?SW52b2ljZSBmcm9tIHlvdXIgYmFuaw==?='],
    ['=?utf-8?Q?Invoice?= =?utf-8?Q?_from?='],
    ['=\u200e?iso-8859-1?Q?Invoice?\u2066='],
    ['Zoë =?utf-8?Q?Invoice?='],
    ['=?=?utf-8?Q?Invoice?=?='],
    ['\u202eskroW\u202c \u2067elpmaxE\u2069 \u200f\u061c'],
    ['Works\u200b\u{e0041}\ufeff\u00ad'],
  ])('shows %j in subject and name as it was typed, read by a mail program', async (typed) => {
    const { subject, replyTo } = await PostalMime.parse(
      (await mailFor({ company: typed, name: typed })).source,
    );
    for (const shown of [subject, replyTo![0]!.name]) {
      expect(shown).not.toMatch(
        /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u,
      );
      const letters = (text: string) => text.replace(/[^\p{L}\p{N}_]/gu, '');
      expect(letters(shown!)).toContain(letters(typed));
    }
  });

  it('shows names in every script', async () => {
    const names = ['नीक्षा शर्मा', 'محمد علي', 'दिल्\u200dली', 'Zoë 👩\u200d💻', '李雷'];
    for (const name of names) {
      const { replyTo, subject } = await PostalMime.parse((await mailFor({ name, company: name })).source);
      expect([replyTo![0]!.name, subject]).toEqual([name, expect.stringContaining(name)]);
    }
  });

  it('shows markup as text', async () => {
    const message = '<img src=x onerror=alert(1)> & more';
    const source = (await mailFor({ message })).source.replaceAll('=\r\n', '');
    expect(source).toContain('&lt;img src=3Dx onerror=3Dalert(1)&gt; &amp; more');
  });
});

describe('a failure', () => {
  it('tells a mail that is refused from a server that is away', async () => {
    verdict = 451;
    await expect(channel.deliver(leadExample, signal())).rejects.toMatchObject({ unreachable: false });
    verdict = undefined;
    const nobody = new MailChannel(
      { smtpUrl: 'smtp://u:s3cret@127.0.0.1:9', ...addresses },
      defaultBrand,
      5000,
    );
    const failure = await nobody.deliver(leadExample, signal()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ unreachable: true });
    expect(String(failure)).not.toContain('s3cret');
  });

  it('comes when the deadline is over, also from a server that never says a word', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const slow = new MailChannel({ smtpUrl: `smtp://127.0.0.1:${port}`, ...addresses }, defaultBrand, 5000);
    const delivering = slow.deliver(leadExample, AbortSignal.timeout(200));
    await expect(delivering).rejects.toMatchObject({
      message: 'the mail server took too long',
      unreachable: true,
    });
    slow.close();
    silent.close();
  });
});
