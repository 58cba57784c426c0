import { leadFilter, type LeadFilter } from '@northgate/contracts/console/leads';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The list's filters, kept in the address, so that a view can be shared as a link. */
export function useFilter() {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.toString();
  const filter = useMemo(() => {
    const { data } = leadFilter.safeParse(Object.fromEntries(new URLSearchParams(text)));
    return data ?? {};
  }, [text]);
  const change = (next: Partial<Record<keyof LeadFilter, string>>) =>
    setParameters(
      (before) => {
        for (const [name, value] of Object.entries(next))
          if (value) before.set(name, value);
          else before.delete(name);
        return before;
      },
      { replace: true },
    );
  const clear = () => setParameters({}, { replace: true });
  return { filter, search: text ? `?${text}` : '', change, clear };
}
