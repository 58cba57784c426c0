import { useCallback, useEffect, useRef, useState } from 'react';

/** What was fetched, or why it was not. What stood there before stays while it is fetched anew. */
export interface Loaded<T> {
  data: T | null;
  error: string | null;
  loading: boolean;
  reload: () => void;
  /** Puts something in its place that is already known. */
  set: (data: T) => void;
}

/** Fetches something, again whenever `key` changes; an answer that was overtaken is dropped. */
export function useLoaded<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ data: T | null; error: string | null; loading: boolean }>({
    data: null,
    error: null,
    loading: true,
  });
  const [turn, setTurn] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState((before) => ({ ...before, loading: true }));
    latest
      .current(signal)
      .then((data) => signal.aborted || setState({ data, error: null, loading: false }))
      .catch((error: unknown) => {
        if (!signal.aborted) setState((before) => ({ ...before, error: sentenceOf(error), loading: false }));
      });
    return () => controller.abort();
  }, [key, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  const set = useCallback((data: T) => setState({ data, error: null, loading: false }), []);
  return { ...state, reload, set };
}

/** What an error of a call says to people. */
export function sentenceOf(error: unknown): string {
  const { sentence, message } = (error ?? {}) as { sentence?: unknown; message?: unknown };
  return [sentence, message].find((text) => typeof text === 'string') ?? 'This did not work.';
}
