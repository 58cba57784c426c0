import type { PageHead } from '@northgate/contracts/page-json';
import type { Brand } from '@northgate/site/brand';
import { icon } from './icon';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

interface TagsInput {
  path: string;
  brand: Brand;
  head: PageHead;
}

/** Title, description, canonical address, social card and structured data of a page. */
export function headTags({ path, brand, head }: TagsInput): string {
  const picture = `${brand.siteUrl}/social${path === '/' ? '/home' : path}.png`;
  const named = (attribute: string, name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escaped(content)}">`;
  return [
    `<title>${escaped(head.title)}</title>`,
    named('name', 'description', head.description),
    head.canonical ? `<link rel="canonical" href="${escaped(head.canonical)}">` : '',
    head.robots ? named('name', 'robots', head.robots) : '',
    named('property', 'og:title', head.title),
    named('property', 'og:description', head.description),
    named('property', 'og:url', brand.siteUrl + path),
    named('property', 'og:site_name', brand.company.name),
    named('property', 'og:type', 'website'),
    named('property', 'og:image', picture),
    named('property', 'og:image:width', '1200'),
    named('property', 'og:image:height', '630'),
    named('name', 'twitter:card', 'summary_large_image'),
    ...(path === '/' || path.startsWith('/blog') ? [feed(brand.company.name)] : []),
    `<link rel="icon" href="${icon}">`,
    ...head.structuredData.map(structuredData),
  ].join('');
}

/** Where readers of feeds find the blog's. */
const feed = (company: string): string =>
  `<link rel="alternate" type="application/atom+xml" title="${escaped(company)}" href="/blog/feed.xml">`;

const structuredData = (object: object): string =>
  `<script type="application/ld+json">${JSON.stringify(object).replaceAll('<', '\\u003c')}</script>`;
