import type { Network } from './network-of.js';

/** Networks of one holder beyond these are not looked at. */
export const networksPerHolder = 10;

/** Memory must not grow with who calls. */
const remembered = 20_000;

/** Networks that were met, a few of each holder. */
export class NetworkSample {
  private readonly names = new Set<string>();
  private readonly holders = new Map<string, number>();

  get size(): number {
    return this.names.size;
  }

  has({ name }: Network): boolean {
    return this.names.has(name);
  }

  /** Takes a network into the sample; false when it is in it already, or there is no room for it. */
  add({ name, holder }: Network): boolean {
    const held = this.holders.get(holder) ?? 0;
    if (this.names.has(name) || held === networksPerHolder || this.names.size === remembered) return false;
    this.names.add(name);
    this.holders.set(holder, held + 1);
    return true;
  }
}
