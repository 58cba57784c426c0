import { article } from '../../content/article.content';

/** A whole tag with its quoted values, so that what looks like a tag inside a value is not taken for one. */
const tag = /<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

const replacements: Record<string, string> = {
  '<pre>': '<pre tabindex="0">',
  '<table>': `<div role="group" aria-label="${article.tableLabel}" tabindex="0"><table>`,
  '</table>': '</table></div>',
};

/** A post's HTML with code and tables that scroll in narrow columns and can be scrolled by keyboard. */
export const readableHtml = (content: string): string =>
  content.replace(tag, (found) => replacements[found] ?? found);
