import type { PageMeta } from '@northgate/contracts/remote';
import type { Brand } from '@northgate/site/brand';
import { listing } from '../../content/listing.content';

/** What search engines read about the listing. */
export const listingMeta = (brand: Brand): PageMeta => ({
  title: `${listing.title} | ${brand.company.name}`,
  description: listing.description,
});
