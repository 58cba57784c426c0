import ipaddr from 'ipaddr.js';

/** Where a visitor comes from, as far as one owner reaches. */
export interface Network {
  /** IPv4 /24 or IPv6 /48: one client may well have all of its addresses. */
  name: string;
  /** IPv6 /32, which is given to anybody who asks for it and holds 65,536 networks; of IPv4 the network itself. */
  holder: string;
}

/** The network of an address; of what is no address it is the text itself. */
export function networkOf(address: string): Network {
  if (ipaddr.IPv4.isValid(address)) {
    const name = `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`).toString()}/24`;
    return { name, holder: name };
  }
  if (!ipaddr.IPv6.isValid(address)) return { name: address, holder: address };
  const prefix = (bits: number) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`;
  return { name: prefix(48), holder: prefix(32) };
}
