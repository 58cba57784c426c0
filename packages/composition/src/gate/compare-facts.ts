import type { Facts } from './in-page/facts.js';
import { listed, without, type Problem } from './problem.js';

const unchanging = [
  ...['language', 'direction', 'viewport', 'base', 'refresh'],
  ...['word for search engines', 'canonical address'],
];

/** How many more than on the live page there may be. */
const allowed: Facts['counts'] = {
  animations: 0,
  ownInNewWindow: 2,
  sameIds: 0,
  plainLinks: 0,
  unreachedButtons: 0,
};

const tooMany: Record<keyof Facts['counts'], (count: number) => string> = {
  animations: () => 'it moves without end although its visitor wants no motion',
  ownInNewWindow: (count) => `${count} links to pages of this site open a new window`,
  sameIds: (count) => `${count} of its ids are used a second time`,
  unreachedButtons: (count) => `the keyboard cannot come to ${count} of its buttons`,
  plainLinks: (count) => `${count} links in its text look like the words around them`,
};

/** What a document says of itself that the live one does not, and the other way round. */
export function compareFacts(live: Facts, now: Facts): Problem[] {
  const says = unchanging
    .filter((name) => live.head[name] !== now.head[name])
    .map(
      (name) => `its ${name} is "${now.head[name] ?? ''}", that of the live page "${live.head[name] ?? ''}"`,
    );
  says.push(
    ...(Object.keys(allowed) as (keyof typeof allowed)[])
      .filter((name) => now.counts[name] > live.counts[name] + allowed[name])
      .map((name) => tooMany[name](now.counts[name])),
  );
  const untold = without(live.told, now.told);
  if (untold.length) says.push(`it does not tell search engines and others ${listed(untold)} any more`);
  if (now.landmarks < live.landmarks)
    says.push(`it has ${now.landmarks} landmarks to find one's way by, the live page ${live.landmarks}`);
  const mute = Object.keys(live.pictures).filter((file) => live.pictures[file] && now.pictures[file] === '');
  if (mute.length) says.push(`pictures of it have lost their words: ${listed(mute)}`);
  if (now.smallest < Math.min(9, live.smallest)) says.push(`text of it is ${now.smallest} pixels high`);
  const drafts = without(now.drafts, live.drafts);
  if (drafts.length) says.push(`it shows words that are not meant for visitors: ${listed(drafts)}`);
  const sites = without(now.sites, live.sites);
  if (sites.length) says.push(`it names another site that browsers are to ask: ${listed(sites)}`);
  if (live.selectable && !now.selectable) says.push('its text cannot be selected');
  return says.map((text) => ({ check: 'document', says: text }));
}
