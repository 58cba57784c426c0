import { useEffect, useState } from 'react';
import type { FormKind } from './form-kind';

/** Whether a form's message is with us, here or `before` this page was opened; then its draft is forgotten. */
export function useSent({ draft, attempt }: FormKind, before = false) {
  const [sentHere, setSentHere] = useState(false);
  const sent = sentHere || before;

  useEffect(() => {
    if (!sent) return;
    draft.clear();
    attempt.clear();
  }, [sent, draft, attempt]);

  return { sent, sentHere, markSent: () => setSentHere(true) };
}
