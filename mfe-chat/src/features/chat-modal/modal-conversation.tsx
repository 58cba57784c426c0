import { useEffect, useState } from 'react';
import { chatTexts, modalVoice } from '../../content/chat.content';
import { ConversationView } from '../../lib/conversation-view';
import { useConversation } from '../../lib/use-conversation';
import { useConversationFocus } from '../../lib/use-conversation-focus';
import styles from './floating-dialog.module.css';

/** What stands in the floating chat: it begins with the assistant's greeting and takes focus when opened. */
export function ModalConversation({ open }: { open: boolean }) {
  const [draft, setDraft] = useState('');
  const conversation = useConversation(modalVoice);
  const focus = useConversationFocus(open, conversation.pending);
  const { take } = focus;

  useEffect(() => {
    if (open) take();
  }, [open, take]);

  return (
    <div className={styles.fill}>
      <ConversationView
        conversation={conversation}
        focus={focus}
        shown={open}
        draft={draft}
        onDraft={setDraft}
        waiting={<p className={styles.thinking}>{chatTexts.thinking}</p>}
      />
    </div>
  );
}
