import type { PageData } from '@northgate/contracts/page';
import type { PageMeta } from '@northgate/contracts/remote';
import { icon } from './icon';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

interface HeadInput {
  data: PageData;
  meta: PageMeta;
  indexed: boolean;
}

/** Title, description, canonical address, social card and structured data of a page. */
export function headTags({ data, meta, indexed }: HeadInput): string {
  const { brand } = data;
  const url = brand.siteUrl + data.path;
  const picture = `${brand.siteUrl}/social${data.path === '/' ? '/home' : data.path}.png`;
  const named = (attribute: string, name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escaped(content)}">`;
  return [
    `<title>${escaped(meta.title)}</title>`,
    named('name', 'description', meta.description),
    indexed ? `<link rel="canonical" href="${escaped(url)}">` : named('name', 'robots', 'noindex'),
    named('property', 'og:title', meta.title),
    named('property', 'og:description', meta.description),
    named('property', 'og:url', url),
    named('property', 'og:site_name', brand.company.name),
    named('property', 'og:type', 'website'),
    named('property', 'og:image', picture),
    named('property', 'og:image:width', '1200'),
    named('property', 'og:image:height', '630'),
    named('name', 'twitter:card', 'summary_large_image'),
    ...(data.path === '/' || data.path.startsWith('/blog') ? [feed(brand.company.name)] : []),
    `<link rel="icon" href="${icon}">`,
    structuredData({ data, meta, indexed }),
  ].join('');
}

/** Where readers of feeds find the blog's. */
const feed = (company: string): string =>
  `<link rel="alternate" type="application/atom+xml" title="${escaped(company)}" href="/blog/feed.xml">`;

function structuredData({ data, meta }: HeadInput): string {
  const trail = meta.breadcrumb ?? [];
  const items = [{ title: 'Home', path: '/' }, ...trail].map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: entry.title,
    item: data.brand.siteUrl + entry.path,
  }));
  const objects = [
    ...(meta.jsonLd ?? []),
    ...(trail.length ? [{ '@type': 'BreadcrumbList', itemListElement: items }] : []),
  ];
  return objects
    .map((object) =>
      JSON.stringify({ '@context': 'https://schema.org', ...object }).replaceAll('<', '\\u003c'),
    )
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}
