import { tagOf } from './elements.js';

/** Where what React made in the browser is not what was served. */
export interface HydrationDifference {
  served: string;
  browser: string;
  /** The element it is in. */
  where: string;
}

/** Attributes that scripts other than React may set. */
const ofScripts = /^(data-|aria-|style$|open$|class$|tabindex$|popover)/;

/** The markup of a page as it was served, and which of its nodes are still there. */
export class ServedMarkup {
  private readonly root = document.getElementById('root');
  private readonly copy = this.root?.cloneNode(true) ?? null;
  private readonly nodes = new Set<Node>(this.root ? descendants(this.root) : []);

  /** The first place where the page says something else than was served. Its element is kept as `gateWatch.differs`. */
  difference(): HydrationDifference | null {
    if (!this.root || !this.copy) return null;
    const found = firstDifference(this.copy, this.root, (node) => !this.nodes.has(node));
    if (!found) return null;
    const { served, browser, node } = found;
    const element = node instanceof Element ? node : node.parentElement;
    Object.assign((window as unknown as { gateWatch: object }).gateWatch, { differs: element });
    return { served, browser, where: tagOf(element) };
  }
}

function descendants(root: Node): Node[] {
  const walker = document.createTreeWalker(root);
  const found: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node);
  return found;
}

interface Found {
  served: string;
  browser: string;
  node: Node;
}

/** Compares two trees; only nodes that React made anew, and what stands in them, count. */
function firstDifference(served: Node, now: Node, isNew: (node: Node) => boolean): Found | null {
  const [before, after] = [parts(served), parts(now)];
  for (const [index, is] of after.entries()) {
    const was = before[index];
    if (!was && isNew(is)) return { served: saidBy(was), browser: saidBy(is), node: is };
    const found = was && ((isNew(is) && differing(was, is)) || firstDifference(was, is, isNew));
    if (found) return found;
  }
  const missing = before[after.length];
  const madeAnew = isNew(now) || after.some(isNew);
  return missing && madeAnew ? { served: saidBy(missing), browser: saidBy(undefined), node: now } : null;
}

/** What counts of a node's children: elements and text, without React's comments. */
const parts = (node: Node): Node[] =>
  [...node.childNodes].filter(
    ({ nodeType }) => nodeType === Node.ELEMENT_NODE || nodeType === Node.TEXT_NODE,
  );

function differing(was: Node, is: Node): Found | null {
  if (was.nodeName !== is.nodeName || (is.nodeType === Node.TEXT_NODE && was.nodeValue !== is.nodeValue))
    return { served: saidBy(was), browser: saidBy(is), node: is };
  if (!(was instanceof Element) || !(is instanceof Element)) return null;
  for (const { name, value } of is.attributes) {
    const before = was.getAttribute(name);
    if (before !== value && !ofScripts.test(name))
      return { served: `${name}="${before ?? ''}"`, browser: `${name}="${value}"`, node: is };
  }
  return null;
}

const saidBy = (node: Node | undefined): string =>
  node instanceof Element
    ? `${tagOf(node)} ${node.textContent.slice(0, 80)}`
    : (node?.nodeValue?.slice(0, 120) ?? 'nothing');
