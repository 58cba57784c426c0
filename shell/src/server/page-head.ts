import type { PageHead } from '@northgate/contracts/page-json';
import type { PageMeta } from '@northgate/contracts/remote';
import type { Brand } from '@northgate/site/brand';

interface HeadInput {
  path: string;
  brand: Brand;
  meta: PageMeta;
  indexed: boolean;
}

/** Title, description, address and structured data of a page. */
export const pageHead = ({ path, brand, meta, indexed }: HeadInput): PageHead => ({
  title: meta.title,
  description: meta.description,
  ...(indexed ? { canonical: brand.siteUrl + path } : { robots: 'noindex' }),
  structuredData: structuredData(brand, meta),
});

function structuredData({ siteUrl }: Brand, { breadcrumb: trail = [], jsonLd = [] }: PageMeta) {
  const items = [{ title: 'Home', path: '/' }, ...trail].map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: entry.title,
    item: siteUrl + entry.path,
  }));
  const objects = [
    ...jsonLd,
    ...(trail.length ? [{ '@type': 'BreadcrumbList', itemListElement: items }] : []),
  ];
  return objects.map((object) => ({ '@context': 'https://schema.org', ...object }));
}
