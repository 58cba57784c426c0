import { Button } from '@northgate/ui/components/controls/button';
import { Icon } from '@northgate/ui/components/text/icon';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { ChevronDown, RefreshCw, Search } from '@northgate/ui/icons/lucide';
import { useEffect, useRef } from 'react';
import { listing, type RegionChoice } from '../../content/listing.content';
import styles from './filter-bar.module.css';
import { filtersIn } from './filter-address';
import type { Filters } from './filters.logic';
import type { HistoryChange } from './use-filters';

const texts = listing.filters;

interface FilterBarProps {
  filters: Filters;
  onChange: (change: Partial<Filters>, history?: HistoryChange) => void;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Search, region and refresh, ruled above and below. */
export function FilterBar({ filters, onChange, refreshing, onRefresh }: FilterBarProps) {
  const search = useRef<HTMLInputElement>(null);
  const region = useRef<HTMLSelectElement>(null);

  // What was typed or chosen before this part came alive stands in the controls only; the rest is asked for by the address.
  useEffect(() => {
    const asked = filtersIn(window.location.search);
    const typed = search.current?.value;
    const chosen = region.current?.value as RegionChoice | undefined;
    onChange({ ...asked, search: typed || asked.search, region: chosen || asked.region }, 'replace');
  }, [onChange]);

  return (
    <div className={styles.bar}>
      <div className={cx(layout.wrap, styles.controls)}>
        <label className={styles.search}>
          <Icon of={Search} />
          <input
            ref={search}
            type="search"
            placeholder={texts.search}
            aria-label={texts.searchLabel}
            value={filters.search}
            onChange={(event) => onChange({ search: event.target.value }, 'replace')}
          />
        </label>
        <div className={styles.region}>
          <select
            ref={region}
            aria-label={texts.regionLabel}
            value={filters.region}
            onChange={(event) => onChange({ region: event.target.value as RegionChoice })}
          >
            {texts.regions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </div>
        <div className={styles.refresh}>
          <Button variant="plain" size="compact" disabled={refreshing} onClick={onRefresh}>
            <Icon of={RefreshCw} />
            {refreshing ? texts.refreshing : texts.refresh}
          </Button>
        </div>
      </div>
    </div>
  );
}
