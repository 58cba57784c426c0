import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Says whose request it is: the caller's address, or what a proxy we trust (addresses or networks) says of it. */
export function visitorAddress(trusted: string[]): (request: IncomingMessage) => string {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (!isIP(address)) continue;
    if (prefix) proxies.addSubnet(address, Number(prefix), family);
    else proxies.addAddress(address, family);
  }
  return ({ socket, headers }) => {
    const caller = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    const told = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim();
    return told && isIP(caller) && proxies.check(caller, isIP(caller) === 6 ? 'ipv6' : 'ipv4')
      ? told
      : caller;
  };
}
