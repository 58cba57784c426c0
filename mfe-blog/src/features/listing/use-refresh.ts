import { frame } from '@northgate/contracts/frame';
import { useEffect, useRef, useState } from 'react';

/** How long "Refreshing..." stays after the answer, in milliseconds. */
export const refreshExtension = 500;

/** Whether a refresh is under way, and the way to start one. */
export function useRefresh(refetch: () => Promise<unknown>): [boolean, () => Promise<void>] {
  const [refreshing, setRefreshing] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const refresh = async () => {
    frame().track({ name: 'blog_refresh_click', category: 'engagement', label: 'manual_refresh' });
    setRefreshing(true);
    await refetch();
    timer.current = window.setTimeout(() => setRefreshing(false), refreshExtension);
  };
  return [refreshing, refresh];
}
