import type { NamedLink } from './in-page/facts.js';
import { mostPressed, type PageLook } from './page-look.js';
import { named, type Problem } from './problem.js';

/** Names of all that one can use of a page: what was pressed, what cannot be used now, links, and what the keyboard could come to. */
const controlsOf = ({ pressed, disabled, facts, focus }: PageLook): Set<string> =>
  new Set([
    ...pressed,
    ...disabled,
    ...(facts?.links ?? []).map(({ name }) => name),
    ...(focus?.shown ?? []),
  ]);

/** Whether a text of the page is part of the words of something one can use, as one becomes that stands in a card that is a link. */
const isPartOf = (controls: Set<string>, words: string): boolean =>
  [...controls].some((name) => name.includes(words));

/** Buttons of the live page whose words are still there and belong to nothing that one can use. What showed a state may stand open now. */
export function usedNoMore(live: PageLook, now: PageLook): Problem[] {
  // What it has too many controls for was not come to.
  if (now.pressed.length >= mostPressed) return [];
  const controls = controlsOf(now);
  const [texts, stated] = [new Set(now.texts), new Set([...live.turned, ...live.unturned])];
  const lost = live.pressed.filter(
    (name) => texts.has(name) && !stated.has(name) && !isPartOf(controls, name),
  );
  return named('answers', [...new Set(lost)], 'one cannot press * any more');
}

/** Links of the content whose words are still there and lead nowhere, each as a sentence: somebody has to say that this is wanted. */
export function linksNoMore(live: PageLook, now: PageLook, isThere: (address: string) => boolean): string[] {
  if (!live.facts || !now.facts) return [];
  const { links } = now.facts;
  const [controls, texts] = [controlsOf(now), new Set(now.texts)];
  const leadsStill = ({ part, lead }: NamedLink) =>
    links.some((other) => other.part === part && other.lead === lead);
  const lost = live.facts.links.filter(
    (link) =>
      link.part === 'main' &&
      texts.has(link.name) &&
      isThere(link.lead) &&
      !leadsStill(link) &&
      !isPartOf(controls, link.name),
  );
  return [...new Set(lost.map(({ name, lead }) => `"${name}" does not lead to ${lead} any more`))];
}
