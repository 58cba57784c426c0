import { describe, expect, test } from '@jest/globals';
import { filtersIn, queryOf } from './filter-address';
import { noFilters } from './filters.logic';

describe('filters in the address', () => {
  test.each([
    ['', noFilters],
    ['?q=power%20cut', { ...noFilters, search: 'power cut' }],
    ['?topic=cctv&region=india', { ...noFilters, topic: 'cctv', region: 'india' }],
    ['?region=mars&utm_source=letter', noFilters],
  ])('"%s" is read and written', (search, filters) => {
    expect(filtersIn(search)).toEqual(filters);
    expect(filtersIn(queryOf(filters as typeof noFilters))).toEqual(filters);
  });
});
