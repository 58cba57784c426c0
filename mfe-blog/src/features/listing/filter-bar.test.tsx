import { expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { FilterBar } from './filter-bar';
import { noFilters, type Filters } from './filters.logic';

test('takes over what was typed and chosen before it came alive', async () => {
  const onChange = jest.fn<(change: Partial<Filters>) => void>();
  const bar = <FilterBar filters={noFilters} onChange={onChange} refreshing={false} onRefresh={() => {}} />;
  const markup = render(bar).container.innerHTML;
  cleanup();
  onChange.mockClear();

  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = markup;
  page.querySelector('input')!.value = 'cold chain';
  page.querySelector('select')!.value = 'nigeria';
  const root = await act(async () => hydrateRoot(page, bar));
  expect(onChange.mock.calls).toEqual([
    [{ search: 'cold chain', region: 'nigeria', topic: null }, 'replace'],
  ]);
  act(() => root.unmount());
});
