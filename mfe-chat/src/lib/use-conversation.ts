import { useCallback, useEffect, useRef, useState } from 'react';
import { askAssistant, type Asked, type Outcome } from './ask-assistant';
import { begin, mayAsk, withQuestion, withReply, type Conversation, type Reply } from './conversation.logic';

/** What a widget says by itself. `late` also sets how long it waits, in milliseconds. */
export interface Voice {
  greeting?: string;
  failed: string;
  late?: { after: number; text: string };
}

/**
 * One widget's conversation. It lasts as long as the component, and a question on its way is dropped with it.
 * `send` answers false when it refuses; give it a `voice` that does not change.
 */
export function useConversation(voice: Voice): Conversation & { send: (text: string) => boolean } {
  const [conversation, setConversation] = useState(() => begin(voice.greeting, Date.now()));
  const running = useRef<Asked | null>(null);

  useEffect(
    () => () => {
      running.current?.drop();
      running.current = null;
    },
    [],
  );

  const send = useCallback(
    (text: string) => {
      if (!mayAsk(text, running.current !== null)) return false;
      const question = text.trim();
      const asked = askAssistant(question, voice.late?.after);
      running.current = asked;
      setConversation((current) => withQuestion(current, question, Date.now()));
      void asked.outcome.then((outcome) => {
        if (running.current !== asked) return;
        running.current = null;
        setConversation((current) => withReply(current, replyTo(outcome, voice), Date.now()));
      });
      return true;
    },
    [voice],
  );

  return { ...conversation, send };
}

function replyTo(outcome: Outcome, { failed, late }: Voice): Reply {
  if (outcome.kind === 'answered') return outcome.reply;
  return { content: (outcome.kind === 'late' && late?.text) || failed, sources: [] };
}
