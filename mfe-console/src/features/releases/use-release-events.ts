import { releaseProgress, type ReleaseProgress } from '@northgate/contracts/console/releases';
import { useEffect, useRef } from 'react';

/** Server-sent events about releases. The browser reconnects by itself. */
export function useReleaseEvents(hear: (progress: ReleaseProgress) => void): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    const source = new EventSource('/api/releases/events');
    source.onmessage = ({ data }) => {
      const { data: progress } = releaseProgress.safeParse(JSON.parse(String(data)));
      if (progress) latest.current(progress);
    };
    return () => source.close();
  }, []);
}
