import type { VisitEvent } from '@northgate/contracts/visit-events';
import { paths } from '@northgate/site/paths';

/** Parts whose use is counted, by what they are in every document: the form's address and the calculators' anchors. */
const used: [string, VisitEvent][] = [
  ['form[action="/api/contact"]', 'form_start'],
  ['#roi', 'roi_start'],
  ['#readiness', 'readiness_start'],
];
const asked: [string, VisitEvent][] = [
  [`#roi a[href^="${paths.contact}"]`, 'roi_ask'],
  [`#readiness a[href^="${paths.contact}"]`, 'readiness_ask'],
];

/** Says that a page was opened, and that forms and calculators are used: each once for each page that is opened. */
export function followUse(say: (name: VisitEvent) => void): void {
  let path = location.pathname;
  let said = new Set<VisitEvent>();
  const arrive = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    said = new Set();
    say('view');
  };
  const follow = (parts: [string, VisitEvent][]) => (event: Event) => {
    for (const [selector, name] of parts) {
      const isWithin = event.target instanceof Element && event.target.closest(selector);
      if (!isWithin || said.has(name)) continue;
      said.add(name);
      say(name);
    }
  };
  // Whoever goes on to another page gets its title with it.
  new MutationObserver(arrive).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  addEventListener('input', follow(used), true);
  addEventListener('click', follow([...used.slice(1), ...asked]), true);
}
