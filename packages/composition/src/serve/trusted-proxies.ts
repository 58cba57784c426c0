import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

const forwarded = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  'forwarded',
];

/** Who may say where a request came from: what any other client claims about that is forgotten. */
export class TrustedProxies {
  private readonly trusts: ((address: string, hop: number) => boolean) | null;

  /** `addresses` are IP addresses or networks in CIDR notation. Throws for what is neither. */
  constructor(addresses: string[]) {
    this.trusts = addresses.length ? proxyAddress.compile(addresses) : null;
  }

  /** Whether the visitor came over TLS, as a trusted proxy says. */
  isSecure({ socket, headers }: IncomingMessage): boolean {
    return headers['x-forwarded-proto'] === 'https' && this.trusts?.(socket.remoteAddress ?? '', 0) === true;
  }

  /** Takes away what a client that is not a trusted proxy says about where the request came from. */
  clean({ socket, headers }: IncomingMessage): void {
    if (this.trusts?.(socket.remoteAddress ?? '', 0)) return;
    for (const name of forwarded) delete headers[name];
  }
}
