import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Headers that say where a request came from; written anew for the api. */
export const forwardedHeaders = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  'forwarded',
];

/** Addresses whose X-Forwarded headers are believed; those of any other client are removed. */
export class TrustedProxies {
  private readonly trusts: ((address: string, hop: number) => boolean) | null;

  /** `addresses` are IP addresses or networks in CIDR notation. Throws for what is neither. */
  constructor(addresses: string[]) {
    this.trusts = addresses.length ? proxyAddress.compile(addresses) : null;
  }

  /** Whether the visitor came over TLS, as a trusted proxy says. */
  isSecure(request: IncomingMessage): boolean {
    return request.headers['x-forwarded-proto'] === 'https' && this.isTrusted(request);
  }

  /** Header lines for the api: what a trusted proxy said of where the request came from, and where it came from here. */
  forwarded(request: IncomingMessage): string[] {
    const { socket, headers } = request;
    const told = this.isTrusted(request) ? headers : {};
    const host = headers.host ?? '';
    const added = { for: socket.remoteAddress ?? '', proto: 'http', port: /:(\d+)$/.exec(host)?.[1] ?? '80' };
    const lines = Object.entries(added).flatMap(([name, value]) => {
      const before = told[`x-forwarded-${name}`];
      return [`x-forwarded-${name}`, before ? `${String(before)},${value}` : value];
    });
    return [...lines, 'x-forwarded-host', String(told['x-forwarded-host'] ?? host)];
  }

  private isTrusted({ socket }: IncomingMessage): boolean {
    return this.trusts?.(socket.remoteAddress ?? '', 0) === true;
  }
}
