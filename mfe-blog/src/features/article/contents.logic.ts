/** One section of an article: its anchor and its heading as text. */
export interface ArticleSection {
  id: string;
  title: string;
}

const heading = /<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const decoded = (text: string): string =>
  text
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');

/** The sections of an article, from the HTML the api has made of it. */
export const sectionsOf = (content: string): ArticleSection[] =>
  [...content.matchAll(heading)].map(([, id = '', inside = '']) => ({ id, title: decoded(inside).trim() }));
