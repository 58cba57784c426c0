import type { PageLook } from './page-look.js';
import { without, type Problem } from './problem.js';

/** How much more a page may do by itself within ten minutes than it does live. */
const more = { shift: 0.15, scroll: 40, nodes: 24, requests: 20, call: 700 } as const;

/** What a page does that nobody asked it for, and the live one does not. */
export function byItself(live: PageLook, now: PageLook): Problem[] {
  const [before, after] = [live.later, now.later];
  const says: string[] = [];
  if (after.shift > before.shift + more.shift)
    says.push(`within ten minutes, its parts jump by ${after.shift} of a window`);
  if (after.scroll > before.scroll + more.scroll)
    says.push(`within ten minutes, it scrolls down by itself, ${after.scroll} pixels`);
  if (after.nodes > before.nodes + more.nodes)
    says.push(`within ten minutes, it grows by ${after.nodes} elements, the live page by ${before.nodes}`);
  if (after.focused && after.focused !== before.focused)
    says.push(`within ten minutes, it takes the focus by itself, for <${after.focused}>`);
  if (after.opened > before.opened) says.push('within ten minutes, a dialog comes up that nobody has opened');
  if (after.loading > before.loading)
    says.push(`after ten minutes, ${after.loading} of its parts are still loading`);
  if (after.requests > before.requests + more.requests)
    says.push(`by and by it asks for ${after.requests} files, the live page for ${before.requests}`);
  if (after.call > before.call * 2 + more.call)
    says.push(
      `a timer keeps its visitor waiting for ${after.call} ms, on the live page for ${before.call} ms`,
    );
  const elsewhere = without(now.elsewhere, live.elsewhere);
  if (elsewhere.length) says.push(`it asks others for something: ${elsewhere.slice(0, 3).join(', ')}`);
  const blocking = without(now.blocking, live.blocking);
  if (blocking.length)
    says.push(
      `its listeners keep browsers waiting: ${blocking.slice(0, 3).join(', ')} (not passive, or unload)`,
    );
  return says.map((text) => ({ check: 'by itself', says: text }));
}
