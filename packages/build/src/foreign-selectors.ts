import { transform, type Selector } from 'lightningcss';

/** A selector that reaches elements of other files; `line` counts from 1. */
export interface ForeignSelector {
  selector: string;
  line: number;
}

/** Pseudo-classes whose arguments say what an element is; one of `:has()` or `:not()` says what it holds or is not. */
const describing = new Set(['is', 'where', 'any', 'local']);

/**
 * The selectors of a CSS module that may match elements another file made: those in which no class of this file stands, on the
 * element itself or around it, such as `header`, `*`, `:root` or `body > :global(.card)`.
 */
export function foreignSelectors(filename: string, source: string): ForeignSelector[] {
  const found: ForeignSelector[] = [];
  const lines = source.split('\n');
  transform({
    filename,
    code: Buffer.from(source),
    cssModules: true,
    visitor: {
      Rule: {
        style({ value: { selectors, loc } }) {
          if (selectors.every(isOwn)) return;
          found.push({ selector: textOf(lines.slice(loc.line)), line: loc.line + 1 });
        },
      },
    },
  });
  return found;
}

/** Nesting is checked where it begins. */
const isOwn = (selector: Selector): boolean =>
  selector.some((component) => {
    if (component.type === 'class' || component.type === 'id' || component.type === 'nesting') return true;
    if (component.type !== 'pseudo-class' || !describing.has(component.kind)) return false;
    const inner = component as { selectors?: Selector[]; selector?: Selector };
    return (inner.selectors ?? (inner.selector ? [inner.selector] : [[]])).every(isOwn);
  });

/** The selector that a rule in these lines begins with. */
const textOf = (lines: string[]): string =>
  (lines.join(' ').split('{', 1)[0] ?? '').replace(/\s+/g, ' ').trim();
