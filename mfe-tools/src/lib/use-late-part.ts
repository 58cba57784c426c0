import { useCallback, useState, type ComponentType } from 'react';

/** A part whose code is asked for when it is needed, and again after a failure. `fetchPart` stays the same function. */
export function useLatePart<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const part = await fetchPart();
      setPart(() => part);
    } catch {
      setFailed(true);
    }
  }, [fetchPart]);
  return { Part, failed, load };
}
