import { useCallback, useEffect, useState } from 'react';
import type { FormKind } from './form-kind';

/** Whether a form's message is with us, here or `before` this page was opened; then its draft is forgotten. */
export function useSent({ draft, attempt }: FormKind, before = false) {
  const [sentHere, setSentHere] = useState(false);
  const forget = useCallback(() => {
    draft.clear();
    attempt.clear();
  }, [draft, attempt]);

  useEffect(() => {
    if (before) forget();
  }, [before, forget]);

  // The answer may come when the visitor has left the form.
  const markSent = () => {
    forget();
    setSentHere(true);
  };
  return { sent: sentHere || before, sentHere, markSent };
}
