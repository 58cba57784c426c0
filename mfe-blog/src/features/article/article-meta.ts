import type { Post } from '@northgate/contracts/blog';
import type { PageMeta } from '@northgate/contracts/remote';
import type { Brand } from '@northgate/site/brand';
import { paths } from '@northgate/site/paths';
import { article } from '../../content/article.content';
import { listing } from '../../content/listing.content';

/** What search engines read about an article, or about one that does not exist. */
export function articleMeta(post: Post | null, brand: Brand): PageMeta {
  const titled = (title: string) => `${title} | ${brand.company.name}`;
  if (!post) return { title: titled(article.missing.title), description: article.missing.text };
  return {
    title: titled(post.title),
    description: post.excerpt,
    breadcrumb: [
      { title: listing.trailTitle, path: paths.blog },
      { title: post.title, path: paths.article(post.slug) },
    ],
    jsonLd: [posting(post, brand)],
  };
}

function posting(post: Post, brand: Brand): Record<string, unknown> {
  const url = brand.siteUrl + paths.article(post.slug);
  const company = { '@type': 'Organization', name: brand.company.name, url: brand.siteUrl };
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    keywords: post.tags,
    url,
    mainEntityOfPage: url,
    image: `${brand.siteUrl}/social${paths.article(post.slug)}.png`,
    inLanguage: 'en',
    author: company,
    publisher: company,
  };
}
