import type { ReactNode } from 'react';
import styles from './conversation-view.module.css';
import { MessageComposer } from './message-composer';
import { MessageLog } from './message-log';
import type { LiveConversation } from './use-conversation';
import type { ConversationFocus } from './use-conversation-focus';

interface ConversationViewProps {
  conversation: LiveConversation;
  focus: ConversationFocus;
  shown: boolean;
  draft: string;
  onDraft: (text: string) => void;
  /** Shown in the log while an answer is awaited. */
  waiting: ReactNode;
  /** Shown over the place to write until something was asked. */
  start?: ReactNode;
}

/** The log with the place to write beneath it. */
export function ConversationView({
  conversation,
  focus,
  shown,
  draft,
  onDraft,
  waiting,
  start,
}: ConversationViewProps) {
  const { messages, pending, written, send } = conversation;
  const choose = (question: string) => {
    send(question);
    focus.take();
  };
  return (
    <div ref={focus.root} tabIndex={-1} className={styles.conversation}>
      <MessageLog
        messages={messages}
        shown={shown}
        onAsk={pending ? null : choose}
        written={written}
        waiting={pending ? waiting : null}
      />
      {start}
      <MessageComposer
        input={focus.input}
        draft={draft}
        pending={pending}
        onDraft={onDraft}
        onSend={() => send(draft) && onDraft('')}
      />
    </div>
  );
}
