import { Button } from '@northgate/ui/components/controls/button';
import { Textarea } from '@northgate/ui/components/controls/field';
import { Icon } from '@northgate/ui/components/text/icon';
import { ArrowUp } from '@northgate/ui/icons/lucide';
import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';
import { chatTexts, messageLimit } from '../content/chat.content';
import styles from './message-composer.module.css';

interface MessageComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  pending: boolean;
  onDraft: (text: string) => void;
  onSend: () => void;
}

/** Where a question is written: Enter sends, Shift+Enter makes a new line; it grows to 120 px and then scrolls. */
export function MessageComposer({ input, draft, pending, onDraft, onSend }: MessageComposerProps) {
  useLayoutEffect(() => {
    const area = input.current;
    if (!area) return;
    area.style.height = '';
    if (draft) area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [input, draft]);

  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Textarea
        ref={input}
        rows={1}
        className={styles.input}
        aria-label={chatTexts.input}
        placeholder={chatTexts.prompt}
        maxLength={messageLimit}
        enterKeyHint="send"
        autoComplete="off"
        value={draft}
        disabled={pending}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" size="iconControl" aria-label={chatTexts.send} disabled={pending}>
        <Icon of={ArrowUp} />
      </Button>
    </form>
  );
}
