import { listing, type RegionChoice } from '../../content/listing.content';
import { noFilters, type Filters } from './filters.logic';

const names = { search: 'q', topic: 'topic', region: 'region' } as const;

const isRegion = (value: string | null): value is RegionChoice =>
  listing.filters.regions.some((region) => region.value === value);

/** The filters an address asks for: `?q=power&topic=cctv&region=india`. Unknown parameters are left out. */
export function filtersIn(search: string): Filters {
  const asked = new URLSearchParams(search);
  const region = asked.get(names.region);
  return {
    search: asked.get(names.search) ?? noFilters.search,
    topic: asked.get(names.topic) || noFilters.topic,
    region: isRegion(region) ? region : noFilters.region,
  };
}

/** The query of an address that asks for these filters, with its question mark; empty without any. */
export function queryOf({ search, topic, region }: Filters): string {
  const query = new URLSearchParams();
  if (search.trim()) query.set(names.search, search.trim());
  if (topic) query.set(names.topic, topic);
  if (region) query.set(names.region, region);
  return query.size > 0 ? `?${query}` : '';
}
