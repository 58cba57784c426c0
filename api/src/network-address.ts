import { BlockList, isIP } from 'node:net';

const networks = (...ranges: string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
};

const loopback = networks('127.0.0.0/8', '::1/128');

/** Everything that is not the public internet, and the ranges that carry such an address inside another one. */
const notPublic = networks(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/32', '2001:db8::/32'],
  ...['2002::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
);

const inside = (list: BlockList, address: string): boolean => {
  const plain = address.split('%', 1)[0]!;
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
};

export const isLoopback = (address: string): boolean => inside(loopback, address);

/** Whether the address is one of the public internet; false for what is no address at all. */
export const isPublic = (address: string): boolean => isIP(address) !== 0 && !inside(notPublic, address);

/** The host of a URL as an address or a name, without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Whether a URL's host says that it means this machine. */
export const meansLoopback = (url: URL): boolean => hostOf(url) === 'localhost' || isLoopback(hostOf(url));
