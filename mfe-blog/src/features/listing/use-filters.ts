import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { filtersIn, queryOf } from './filter-address';
import { noFilters, type Filters } from './filters.logic';

/** What a change does to the history: `push` adds an entry, which Back takes away again, `replace` rewrites the present one. */
export type HistoryChange = 'push' | 'replace';

/**
 * The filters and the way to change them. They stand in the address, so that a listing can be shared and found again by Back.
 * They start empty, as in the prerendered page, which does not know the query.
 */
export function useFilters() {
  const [filters, setFilters] = useState(noFilters);
  const latest = useRef(filters);
  const navigate = useNavigate();

  const change = useCallback(
    (next: Partial<Filters>, history: HistoryChange = 'push') => {
      latest.current = { ...latest.current, ...next };
      setFilters(latest.current);
      const { pathname, search, hash } = window.location;
      const query = queryOf(latest.current);
      if (query !== search)
        void navigate(pathname + query + hash, {
          replace: history === 'replace',
          preventScrollReset: true,
          state: writtenHere,
        });
    },
    [navigate],
  );

  const location = useLocation();
  const { key, search } = location;
  const state = location.state as unknown;
  const isReturn = String(useNavigationType()) === 'POP';
  const keyBefore = useRef(key);
  useEffect(() => {
    if (key === keyBefore.current) return;
    keyBefore.current = key;
    // What is written here arrives later than the next letter; only what comes from elsewhere is taken.
    if (!isReturn && state === writtenHere) return;
    latest.current = filtersIn(search);
    setFilters(latest.current);
  }, [key, search, state, isReturn]);

  return { filters, change };
}

/** State of the entries of the history that this listing wrote. */
const writtenHere = 'filters';
