import type { PageMeta } from '@northgate/contracts/remote';
import type { Brand } from '@northgate/site/brand';
import { listing } from '../../content/listing.content';

/** What search engines read about a page of the listing. */
export const listingMeta = (brand: Brand, page = 1): PageMeta => ({
  title: `${listing.title}${page > 1 ? `, ${listing.pages.page.toLowerCase()} ${page}` : ''} | ${brand.company.name}`,
  description: listing.description,
});
