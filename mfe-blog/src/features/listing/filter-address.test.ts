import { afterEach, describe, expect, test } from '@jest/globals';
import { filtersIn, queryOf, showInAddress } from './filter-address';
import { noFilters } from './filters.logic';

afterEach(() => window.history.replaceState(null, '', '/'));

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

  test('take the place of those that were there, and leave what history knows of the page', () => {
    window.history.replaceState({ key: 'one' }, '', '/blog?topic=edge#top');
    showInAddress({ ...noFilters, search: ' roi ' });
    expect(window.location.href).toMatch(/\/blog\?q=roi#top$/);
    expect(window.history.state).toEqual({ key: 'one' });
    showInAddress(noFilters);
    expect(window.location.href).toMatch(/\/blog#top$/);
  });
});
