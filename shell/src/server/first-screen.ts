import { awaitsStyles, late, shownEarly } from '@northgate/ui/composition/late';
import { Parser } from 'htmlparser2';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';

const [lateAttribute = ''] = Object.keys(late);

/** What selectors may name, as PurgeCSS takes it. */
interface SelectorNames {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: { names: string[]; values: string[] };
  undetermined: string[];
}

/** What stands in the first screen of a page: what selectors may name, and its islands. */
export interface Names extends SelectorNames {
  islands: string[];
}

/** Elements and palettes the document itself brings, and attributes that scripts of its head and end set. */
const ofDocument: Names = {
  tags: ['html', 'body'],
  classes: ['light', 'dark'],
  ids: ['root'],
  attributes: { names: [lateAttribute, awaitsStyles, shownEarly, 'data-leaving'], values: [] },
  undetermined: [],
  islands: [],
};

/** What stands in the first screen of a page: all of its markup but the insides of late elements. */
export function namesOfFirstScreen(body: string): Names {
  const islands: (string | undefined)[] = [];
  /** The island being read; undefined outside of one. */
  let island: string | undefined;
  const [tags, classes, ids, names, values] = Array.from({ length: 5 }, () => new Set<string>());
  let depth = 0;
  let lateFrom = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      depth += 1;
      if (lateFrom) return;
      if (lateAttribute in attributes) {
        lateFrom = depth;
        island = undefined;
        return;
      }
      tags?.add(tag);
      islands.push(island);
      island = attributes['data-island'];
      for (const [name, value] of Object.entries(attributes)) {
        names?.add(name);
        if (name === 'class') for (const one of value.split(/\s+/)) classes?.add(one);
        else if (name === 'id') ids?.add(value);
        else values?.add(value);
      }
    },
    onclosetag() {
      if (depth === lateFrom) lateFrom = 0;
      depth -= 1;
    },
  });
  parser.end(body);
  // The header takes the Night palette only over a dark opening section; other pages need no rules for that.
  if (!values?.has('night')) values?.delete('opening');
  const both = (own: string[], found = new Set<string>()) => [...new Set([...own, ...found])].sort();
  return {
    tags: both(ofDocument.tags, tags),
    classes: both(ofDocument.classes, classes),
    ids: both(ofDocument.ids, ids),
    attributes: {
      names: both(ofDocument.attributes.names, names),
      values: both(ofDocument.attributes.values, values),
    },
    undetermined: [],
    islands: islands.filter((name) => name !== undefined),
  };
}

/** Pages of one kind have the same first screen but for their words. */
const known = new Map<string, Promise<string>>();

/** The rules, tokens and animations of `css` that the first screen of a page needs. */
export function firstStyles(css: string, names: Names): Promise<string> {
  const asked = namesAskedFor(css, names);
  const key = JSON.stringify([css, asked]);
  const found = known.get(key) ?? pruned(css, asked);
  known.set(key, found);
  return found;
}

/** Names without ids and values of attributes that no selector of `css` asks for, like the addresses of a page's own links. */
function namesAskedFor(css: string, { ids, attributes, islands: _, ...names }: Names): SelectorNames {
  const wanted = [...css.matchAll(/\[[\w-]+[*^$~|]?=["']?([^"'\]]+)/g)].flatMap(([, value = '']) =>
    value.split(' '),
  );
  return {
    ...names,
    // Others may stand escaped in a selector.
    ids: ids.filter((id) => /[^\w-]/.test(id) || css.includes(`#${id}`)),
    attributes: {
      names: attributes.names,
      values: attributes.values.filter((value) => wanted.some((part) => value.includes(part))),
    },
  };
}

/** Paper, pointers that rest and what changes slowly get their rules with all styles of the page, a moment later. */
function withoutLaterRules(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('media', (media) => void (media.params === 'print' && media.remove()));
  root.walkDecls('transition', (declaration) => void declaration.remove());
  root.walkRules(/:hover/, (rule) => {
    rule.selectors = rule.selectors.filter((selector) => !selector.includes(':hover'));
    if (!rule.selector) rule.remove();
  });
  return root.toString();
}

async function pruned(css: string, names: SelectorNames): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: () => names }],
    css: [{ raw: withoutLaterRules(css) }],
    variables: true,
    keyframes: true,
  });
  if (!result) throw new Error('The styles of a page could not be pruned.');
  return result.css;
}
