import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

export interface ConversationFocus {
  root: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Puts focus in the input, or on the conversation while the input is disabled. */
  take: () => void;
}

/**
 * Keeps the keyboard inside a conversation: disabling the input would drop focus to the page, so the conversation
 * holds it meanwhile and gives it back with the answer, unless the visitor has gone elsewhere.
 */
export function useConversationFocus(shown: boolean, pending: boolean): ConversationFocus {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const take = useCallback(
    () => (input.current?.disabled ? root : input).current?.focus({ preventScroll: true }),
    [],
  );

  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!shown || !root.current?.contains(active)) return;
    if (pending || active === root.current) take();
  }, [shown, pending, take]);

  return { root, input, take };
}
