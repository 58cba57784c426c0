import type { Element, Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { passagesOf, type Passage } from './passages.js';

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

/** A heading is a link to itself, so that its address can be copied. */
const linkHeadings = () => (tree: Root) =>
  visit(tree, 'element', (node) => {
    const { id } = node.properties;
    if (!/^h[2-6]$/.test(node.tagName) || typeof id !== 'string' || !id.startsWith(headingPrefix)) return;
    if (holdsLink(node)) return;
    const href = `#${id}`;
    node.children = [{ type: 'element', tagName: 'a', properties: { href }, children: node.children }];
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
  .use(rehypeStringify)
  .freeze();

/** A post's text as safe HTML and as passages for search. */
export interface RenderedMarkdown {
  html: string;
  passages: Passage[];
}

/** Renders GitHub-flavoured Markdown; HTML in it and anything that could run is left out. Throws `MarkdownFault`. */
export async function renderMarkdown(markdown: string): Promise<RenderedMarkdown> {
  const tree = await processor.run(processor.parse(markdown));
  return { html: processor.stringify(tree), passages: passagesOf(tree) };
}
