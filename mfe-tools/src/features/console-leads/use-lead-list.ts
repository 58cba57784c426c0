import { leadPage, type LeadFilter, type LeadPage } from '@northgate/contracts/console/leads';
import { sentenceOf, useLoaded } from '@northgate/ui/console/use-loaded';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from './desk-context';

/** The list as far as it has been shown; `more` puts the next page below it. */
export function useLeadList(filter: LeadFilter) {
  const { client, notify } = useDesk();
  const [fetching, setFetching] = useState(false);
  const fetchPage = async (after?: string, signal?: AbortSignal): Promise<LeadPage> => {
    const params = { ...filter, ...(after ? { after } : {}) };
    const { data } = await client.get<unknown>('/desk/leads', { params, ...(signal ? { signal } : {}) });
    return leadPage.parse(data);
  };
  const key = JSON.stringify(filter);
  const list = useLoaded(key, (signal) => fetchPage(undefined, signal));
  const latest = useRef(list);
  latest.current = list;
  const asking = useRef<AbortController>(null);
  // What was asked of one filter is no answer to another.
  useEffect(
    () => () => {
      asking.current?.abort();
      setFetching(false);
    },
    [key],
  );
  const more = async () => {
    const { data, loading } = list;
    if (!data?.next || fetching || loading) return;
    const { signal } = (asking.current = new AbortController());
    setFetching(true);
    try {
      const next = await fetchPage(data.next, signal);
      const now = latest.current.data;
      if (signal.aborted || now?.next !== data.next) return;
      list.set({ ...next, leads: [...now.leads, ...next.leads] });
    } catch (error) {
      if (!signal.aborted) notify({ text: sentenceOf(error), kind: 'failed' });
    } finally {
      if (!signal.aborted) setFetching(false);
    }
  };
  return { ...list, more, fetching };
}
