import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { passagesOf, type Passage } from './passages.js';

/** Heading ids start with this, so that they meet no id of the page around the article. */
const headingPrefix = 'section-';

/**
 * Ids come from our own steps only (headings, footnotes, both prefixed), since raw HTML is dropped before;
 * the sanitiser's further prefix would break the links that point at them.
 */
const allowed = { ...defaultSchema, clobber: ['name'] };

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSlug, { prefix: headingPrefix })
  .use(rehypeSanitize, allowed)
  .use(rehypeStringify)
  .freeze();

/** A post's text as safe HTML and as passages for search. */
export interface RenderedMarkdown {
  html: string;
  passages: Passage[];
}

/** Renders GitHub-flavoured Markdown; HTML in it and anything that could run is left out. */
export async function renderMarkdown(markdown: string): Promise<RenderedMarkdown> {
  const tree = await processor.run(processor.parse(markdown));
  return { html: processor.stringify(tree), passages: passagesOf(tree) };
}
