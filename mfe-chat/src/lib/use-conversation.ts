import { useCallback, useEffect, useRef, useState } from 'react';
import { askAssistant, type Asked, type Outcome } from './ask-assistant';
import {
  aboutOf,
  begin,
  mayAsk,
  withQuestion,
  withReply,
  type Conversation,
  type Reply,
} from './conversation.logic';
import { recallConversation, rememberConversation } from './remembered-conversation';
import type { Voice } from '../content/chat.content';

/** A conversation in progress. */
export interface LiveConversation extends Conversation {
  /** What has been written of the next answer; empty when that comes as a whole. */
  written: string;
  /** Answers false when it refuses. */
  send: (text: string) => boolean;
}

/**
 * One widget's conversation. It lasts until the site is loaded again, but a question on its way is dropped with the
 * component. Give it a `voice` that does not change.
 */
export function useConversation(voice: Voice): LiveConversation {
  const [conversation, setConversation] = useState(
    () => recallConversation(voice) ?? begin(voice.greeting, Date.now()),
  );
  const [written, setWritten] = useState('');
  const running = useRef<Asked | null>(null);
  const latest = useRef(conversation);

  useEffect(() => {
    latest.current = conversation;
    rememberConversation(voice, conversation);
  }, [voice, conversation]);

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
      const about = aboutOf(latest.current);
      const asked = askAssistant(question, { limit: voice.late?.after, about, onText: setWritten });
      running.current = asked;
      setConversation((current) => withQuestion(current, question, Date.now()));
      void asked.outcome.then((outcome) => {
        if (running.current !== asked) return;
        running.current = null;
        setWritten('');
        setConversation((current) => withReply(current, replyTo(outcome, voice), Date.now()));
      });
      return true;
    },
    [voice],
  );

  return { ...conversation, written, send };
}

function replyTo(outcome: Outcome, { failed, late }: Voice): Reply {
  if (outcome.kind === 'answered') return outcome.reply;
  return { content: (outcome.kind === 'late' && late?.text) || failed, sources: [] };
}
