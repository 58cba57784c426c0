import { frame } from '@northgate/contracts/frame';
import { paths } from '@northgate/site/paths';
import { Text } from '@northgate/ui/components/text/text';
import { TextLinkButton } from '@northgate/ui/components/text/text-link';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { m, Motion, rising } from '@northgate/ui/motion/motion';
import { useEffect, useRef, useState } from 'react';
import { chatTexts, focusDelay, inlineVoice } from '../../content/chat.content';
import { ConversationView } from '../../lib/conversation-view';
import { ExampleQuestions } from '../../lib/example-questions';
import { useConversation } from '../../lib/use-conversation';
import { useConversationFocus } from '../../lib/use-conversation-focus';
import styles from './chat-panel.module.css';
import { TypingDots } from './typing-dots';

/** One expanding of the inline chat: when (milliseconds since 1970), and the question it was expanded with. */
export interface Opening {
  at: number;
  question?: string;
}

interface ChatPanelProps {
  /** Null while collapsed. */
  opening: Opening | null;
  examples: string[];
  onBack: () => void;
}

/** The expanded inline chat. Collapsed it is only hidden: what was said stays, what was typed goes. */
export function ChatPanel({ opening, examples, onBack }: ChatPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState('');
  const conversation = useConversation(inlineVoice);
  const focus = useConversationFocus(opening !== null, conversation.pending);
  const { messages, pending, send } = conversation;
  const { take } = focus;

  useEffect(() => {
    if (!opening) return;
    panel.current?.scrollIntoView?.({ block: 'nearest' });
    if (opening.question) send(opening.question);
    const timer = setTimeout(take, Math.max(0, opening.at + focusDelay - Date.now()));
    return () => clearTimeout(timer);
  }, [opening, send, take]);

  const choose = (question: string) => {
    send(question);
    take();
  };

  const goBack = () => {
    setDraft('');
    onBack();
  };

  return (
    <div className={layout.wrap} hidden={!opening}>
      <Motion>
        <m.div
          {...rising(opening !== null)}
          ref={panel}
          className={cx(styles.panel, messages.length === 0 && styles.fresh)}
        >
          <div className={styles.side}>
            <TextLinkButton direction="back" className={styles.back} onClick={goBack}>
              {chatTexts.back}
            </TextLinkButton>
            <Text as="h2" look="h3" className={styles.title}>
              Ask {frame().brand.company.shortName}
            </Text>
            <Text look="sm" tone="quiet" className={styles.note}>
              {chatTexts.note} <a href={paths.homeContact}>{chatTexts.contactForm}</a>.
            </Text>
            <div className={styles.examples}>
              <ExampleQuestions examples={examples} disabled={pending} onChoose={choose} />
            </div>
          </div>
          <ConversationView
            conversation={conversation}
            focus={focus}
            shown={opening !== null}
            draft={draft}
            onDraft={setDraft}
            waiting={<TypingDots />}
          />
        </m.div>
      </Motion>
    </div>
  );
}
