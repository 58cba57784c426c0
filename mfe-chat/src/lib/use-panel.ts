import { frame } from '@northgate/contracts/frame';
import { useCallback, useState, type ComponentType } from 'react';

interface LoadedPanel<Props> {
  /** Null until it has been loaded. */
  Panel: ComponentType<Props> | null;
  /** True when the last attempt to load it failed. */
  away: boolean;
  /** Loads the panel; again after a failure, and at no cost once it is there. */
  load: () => void;
}

/** The part of a widget that is fetched on first use. `fetchPanel` must not change. */
export function usePanel<Props>(fetchPanel: () => Promise<ComponentType<Props>>): LoadedPanel<Props> {
  const [Panel, setPanel] = useState<ComponentType<Props> | null>(null);
  const [away, setAway] = useState(false);
  const load = useCallback(() => {
    if (Panel) return;
    setAway(false);
    // The first question will need it, and is asked as soon as the panel is there.
    void frame()
      .api()
      .catch(() => {});
    fetchPanel().then(
      (Fetched) => setPanel(() => Fetched),
      () => setAway(true),
    );
  }, [Panel, fetchPanel]);
  return { Panel, away, load };
}
