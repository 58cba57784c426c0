import { leadPage, type LeadFilter, type LeadPage } from '@northgate/contracts/console/leads';
import { sentenceOf, useLoaded } from '@northgate/ui/console/use-loaded';
import { useState } from 'react';
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
  const list = useLoaded(JSON.stringify(filter), (signal) => fetchPage(undefined, signal));
  const more = async () => {
    const { data } = list;
    if (!data?.next || fetching) return;
    setFetching(true);
    try {
      const next = await fetchPage(data.next);
      list.set({ ...next, leads: [...data.leads, ...next.leads] });
    } catch (error) {
      notify({ text: sentenceOf(error), kind: 'failed' });
    } finally {
      setFetching(false);
    }
  };
  return { ...list, more, fetching };
}
