import { answered } from '@northgate/contracts/page-answer';
import type { PageMeta } from '@northgate/contracts/remote';
import type { Brand } from '@northgate/site/brand';
import { listing } from '../../content/listing.content';

const answers = [
  answered(
    [
      'Where can I read what you write about AI?',
      'Do you have a blog, articles or news?',
      'Do you have articles about AI in India or Nigeria?',
      'Have you published anything I could read before I decide?',
    ],
    `Articles stand under ${listing.trailTitle}, by topic and by region. ${listing.lead}`,
  ),
];

/** What search engines read about a page of the listing. */
export const listingMeta = (brand: Brand, page = 1): PageMeta => ({
  title: `${listing.title}${page > 1 ? `, ${listing.pages.page.toLowerCase()} ${page}` : ''} | ${brand.company.name}`,
  description: listing.description,
  ...(page > 1 ? {} : { answers }),
});
