import { isIPv6 } from 'node:net';

/** An address as some proxies write it: with a port, and in brackets when it is IPv6. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What a client is counted under: its IPv4 address, or the /64 network that one IPv6 subscriber can choose from. */
export function clientKey(address: string): string {
  const [, inBrackets, beforePort] = withPort.exec(address) ?? [];
  const bare = (inBrackets ?? beforePort ?? address).split('%', 1)[0]!;
  const plain = mapped.exec(bare)?.[1] ?? bare;
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const [high = '', low = ''] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMapped) return [high, low].flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups without leading zeros; the URL parser writes every form of an address in the one short form. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

const bytesOf = (group: string): number[] => [parseInt(group, 16) >> 8, parseInt(group, 16) & 0xff];
