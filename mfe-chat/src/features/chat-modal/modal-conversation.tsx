import { useEffect, useState } from 'react';
import { chatTexts, modalVoice } from '../../content/chat.content';
import { ConversationView } from '../../lib/conversation-view';
import { ExampleQuestions } from '../../lib/example-questions';
import { useConversation } from '../../lib/use-conversation';
import { useConversationFocus } from '../../lib/use-conversation-focus';
import styles from './floating-dialog.module.css';

/** What stands in the floating chat: it begins with the assistant's greeting and takes focus when opened. */
export function ModalConversation({ open, examples }: { open: boolean; examples: string[] }) {
  const [draft, setDraft] = useState('');
  const conversation = useConversation(modalVoice);
  const focus = useConversationFocus(open, conversation.pending);
  const { take } = focus;

  useEffect(() => {
    if (open) take();
  }, [open, take]);

  const asked = conversation.messages.some(({ role }) => role === 'user');
  const choose = (question: string) => {
    conversation.send(question);
    take();
  };

  return (
    <div className={styles.fill}>
      <ConversationView
        conversation={conversation}
        focus={focus}
        shown={open}
        draft={draft}
        onDraft={setDraft}
        waiting={<p className={styles.thinking}>{chatTexts.thinking}</p>}
        start={
          asked ? null : (
            <ExampleQuestions examples={examples} disabled={conversation.pending} onChoose={choose} />
          )
        }
      />
    </div>
  );
}
