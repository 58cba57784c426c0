import { readHead, type Facts } from './facts.js';

type Head = Facts['head'];

/** What needs styles, or may be asked for by whoever opens the page. */
const notYet = ['direction', 'address'];

/** What a document says of itself as it is served, before any script of it has run. */
export class ServedHead {
  private head: Head | null = null;

  /** Made before there is a document. */
  constructor() {
    const observer = new MutationObserver(() => {
      // The parser is done with the head when it begins the body.
      if (!(document.body as HTMLElement | null)) return;
      observer.disconnect();
      this.head = readHead();
    });
    observer.observe(document, { childList: true, subtree: true });
  }

  /** What was served beside what is there now; what could not be known when it was served is taken from now on. */
  beside(): { served: Head; now: Head } {
    const now = readHead();
    this.head ??= now;
    for (const name of notYet.splice(0)) this.head[name] = now[name] ?? '';
    return { served: this.head, now };
  }
}
