import { formsOf } from '@northgate/contracts/console/pictures.js';
import type { Element, Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { passagesOf, type Passage } from './passages.js';
import { postLimits } from './post-limits.js';

/** Heading ids start with this, so that they meet no id of the page around the article. */
const headingPrefix = 'section-';

/**
 * Ids come from our own steps only (headings, footnotes, both prefixed), since raw HTML is dropped before;
 * the sanitiser's further prefix would break the links that point at them.
 */
const allowed = {
  ...defaultSchema,
  clobber: ['name'],
  attributes: {
    ...defaultSchema.attributes,
    img: [...(defaultSchema.attributes?.img ?? []), ['loading', 'lazy'], ['decoding', 'async']],
  },
} as typeof defaultSchema;

/** Something in the text that cannot be published, on a line of the Markdown. */
export class MarkdownFault extends Error {
  constructor(
    readonly line: number,
    readonly field: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** A text that is beyond one of the limits of a post. */
export class MarkdownLimit extends MarkdownFault {}

interface Nested {
  children?: Nested[];
  position?: { start: { line: number } };
}

/** Refuses what stands too deep in each other, before the steps that go through it by recursion. */
function limitDepth(tree: Nested): void {
  let level: Nested[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > postLimits.depth) {
      const reason = `must not be nested more than ${postLimits.depth} levels deep`;
      throw new MarkdownLimit(level[0]!.position?.start.line ?? 1, 'text', reason);
    }
    level = level.flatMap(({ children = [] }) => children);
  }
}

/** The page has its own first heading, so the text begins with the second level. */
const lowerHeadings = () => (tree: Root) =>
  visit(tree, 'element', (node) => {
    if (node.tagName === 'h1') node.tagName = 'h2';
  });

/** Images come late and keep their place: their size stands where a title would. */
const sizeImages = () => (tree: Root) =>
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'img') return;
    const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(String(node.properties.title ?? '')) ?? [];
    if (!width) {
      const reason = 'must carry its size in pixels, such as ![A gate](/gate.png "800x450")';
      throw new MarkdownFault(node.position?.start.line ?? 1, 'image', reason);
    }
    delete node.properties.title;
    Object.assign(node.properties, { width, height, loading: 'lazy', decoding: 'async' });
  });

/** How wide a picture stands in an article, for the browser's choice among its forms. */
const pictureSizes = '(min-width: 64rem) 42rem, 100vw';

/** Pictures that were uploaded come in the width and format a browser wants. */
const offerForms = () => (tree: Root) =>
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'img' || !parent || index === undefined) return;
    const forms = formsOf(String(node.properties.src));
    if (!forms) return;
    Object.assign(node.properties, { srcSet: forms.webp, sizes: pictureSizes });
    const properties = { type: 'image/avif', srcSet: forms.avif, sizes: pictureSizes };
    const source: Element = { type: 'element', tagName: 'source', properties, children: [] };
    parent.children[index] = {
      type: 'element',
      tagName: 'picture',
      properties: {},
      children: [source, node],
    };
    return SKIP;
  });

/** A heading is a link to itself, so that its address can be copied. */
const linkHeadings = () => (tree: Root) =>
  visit(tree, 'element', (node) => {
    const { id } = node.properties;
    if (!/^h[2-6]$/.test(node.tagName) || typeof id !== 'string' || !id.startsWith(headingPrefix)) return;
    if (holdsLink(node)) return;
    const href = `#${id}`;
    node.children = [{ type: 'element', tagName: 'a', properties: { href }, children: node.children }];
  });

/** The attribute `align` is no longer part of HTML; styles read this one. */
const alignCells = () => (tree: Root) =>
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.align !== 'string') return;
    properties.dataAlign = properties.align;
    delete properties.align;
  });

function holdsLink(node: Element): boolean {
  let found = false;
  visit(node, 'element', ({ tagName }) => {
    found ||= tagName === 'a';
  });
  return found;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(lowerHeadings)
  .use(rehypeSlug, { prefix: headingPrefix })
  .use(linkHeadings)
  .use(sizeImages)
  .use(rehypeSanitize, allowed)
  .use(alignCells)
  .use(offerForms)
  .use(rehypeStringify)
  .freeze();

/** A post's text as safe HTML and as passages for search. */
export interface RenderedMarkdown {
  html: string;
  passages: Passage[];
}

/**
 * Renders GitHub-flavoured Markdown; HTML in it and anything that could run is left out.
 * Throws `MarkdownFault`. A hostile text can take any time and memory: only `PostRenderer` bounds both.
 */
export async function renderMarkdown(markdown: string): Promise<RenderedMarkdown> {
  const parsed = processor.parse(markdown);
  limitDepth(parsed);
  const tree = await processor.run(parsed);
  const html = processor.stringify(tree);
  if (html.length > postLimits.output)
    throw new MarkdownLimit(1, 'text', `must not become more than ${postLimits.output / 1024} KB of HTML`);
  return { html, passages: passagesOf(tree) };
}
