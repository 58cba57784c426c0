import { campaignKeys } from '@northgate/contracts/campaign';

const longest = 200;

/** The address with which the site was opened in this tab, and the page of it before that, where there was one. */
function arrivals(): string[] {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  const before = document.referrer.startsWith(`${window.location.origin}/`) ? document.referrer : '';
  return [opened?.name ?? window.location.href, before].filter((address) => URL.canParse(address));
}

/**
 * What the campaign's link said that brought this visitor. Nothing is stored for it, and it is read only where the visitor
 * agreed to analytics, which is when their function is there.
 */
export function campaignOfVisit(): Record<string, string> | undefined {
  if (typeof (globalThis as { gtag?: unknown }).gtag !== 'function') return undefined;
  for (const address of arrivals()) {
    const { searchParams } = new URL(address);
    const said = campaignKeys.flatMap((key) => {
      const value = searchParams.get(key)?.trim().slice(0, longest);
      return value ? [[key, value] as const] : [];
    });
    if (said.length) return Object.fromEntries(said);
  }
  return undefined;
}
