import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** One mail the server took. */
export interface ReceivedMail {
  messageId: string;
  source: string;
  envelope: SMTPServerSession['envelope'];
}

/** Decides about a mail: an SMTP status such as 451 refuses it for now. */
export type Verdict = (messageId: string) => number | undefined;

const unfolded = (source: string): string =>
  source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');

/** The value of a header, folded lines joined. */
export const headerOf = (source: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded(source))?.[1]?.trim();

/** A real SMTP server on this machine; with no port given it takes a free one. */
export async function startMailServer(verdict: Verdict = () => undefined, port = 0) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        const messageId = headerOf(source, 'Message-ID') ?? '';
        const status = verdict(messageId);
        if (status !== undefined) {
          callback(Object.assign(new Error('Not now'), { responseCode: status }));
          return;
        }
        received.push({ messageId, source, envelope: session.envelope });
        callback();
      });
    },
  });
  // A client that is killed in the middle of a mail is not this server's failure.
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  if (!listening.listening) await once(listening, 'listening');
  const { port: bound } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
