import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/**
 * Says whose request it is: the caller's address, or what a proxy we trust (addresses or networks) says of it. Of IPv6 it is the
 * /64, which is one line of one visitor, and is written `2001:db8:1:2::`.
 */
export function visitorAddress(trusted: string[]): (request: IncomingMessage) => string {
  const trusts = trusted.length ? proxyAddress.compile(trusted) : () => false;
  return (request) => {
    const told = proxyAddress(request, trusts);
    const address = ipaddr.isValid(told) ? told : (request.socket.remoteAddress ?? '');
    return ipaddr.isValid(address) ? lineOf(ipaddr.process(address)) : address;
  };
}

const lineOf = (address: ipaddr.IPv4 | ipaddr.IPv6): string =>
  address.kind() === 'ipv4'
    ? address.toString()
    : new ipaddr.IPv6([...(address as ipaddr.IPv6).parts.slice(0, 4), 0, 0, 0, 0]).toString();
