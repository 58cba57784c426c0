import type { ChatModalProps } from '@northgate/contracts/components';
import { Button } from '@northgate/ui/components/controls/button';
import { Icon } from '@northgate/ui/components/text/icon';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { cx } from '@northgate/ui/composition/class-names';
import { loadRemoteComponent } from '@northgate/ui/composition/load-remote-component';
import { MessageCircle, X } from '@northgate/ui/icons/lucide';
import { useRef, useState, type ComponentType } from 'react';
import { chatAway, chatOpening } from '../../content/home.content';
import styles from './chat-launcher.module.css';
import { useRoom } from './use-room';

type Modal = ComponentType<ChatModalProps>;

/**
 * The round button of the floating chat, there where the inline chat is not. The chat's code loads as one comes near, and until it
 * is there the button says that it is on its way.
 */
export function ChatLauncher({ examples }: { examples: string[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  const room = useRoom(button);
  const { Modal, away, load } = useChatModal();
  const coming = open && !Modal && !away;
  const toggle = () => {
    if (!open) load();
    setOpen(!open);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={cx(styles.launcher, (room || open || focused) && styles.shown)}
        aria-label="Open chat"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={coming}
        onPointerEnter={load}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onClick={toggle}
      >
        <Icon of={MessageCircle} size={22} />
      </button>
      {coming ? (
        <p role="status" className={cx(styles.away, styles.coming)}>
          {chatOpening}
        </p>
      ) : null}
      {Modal ? <Modal open={open} examples={examples} onClose={close} /> : null}
      {away && open ? <AssistantAway onClose={close} /> : null}
    </>
  );
}

/** Loads the chat once; a load that failed is tried again with the next opening. */
function useChatModal() {
  const [Modal, setModal] = useState<Modal | null>(null);
  const [away, setAway] = useState(false);
  const pending = useRef(false);
  const load = () => {
    if (Modal || pending.current) return;
    pending.current = true;
    setAway(false);
    loadRemoteComponent('mfe-chat/chat-modal')
      .then(
        (loaded) => setModal(() => loaded),
        () => setAway(true),
      )
      .finally(() => (pending.current = false));
  };
  return { Modal, away, load };
}

/** What the button opens when the chat cannot be loaded. */
const AssistantAway = ({ onClose }: { onClose: () => void }) => (
  <div role="status" className={styles.away}>
    <div className={styles.words}>
      <Text look="body">{chatAway.text}</Text>
      <TextLink href={chatAway.link.path}>{chatAway.link.label}</TextLink>
    </div>
    <Button variant="plain" size="icon" aria-label="Close" onClick={onClose}>
      <Icon of={X} />
    </Button>
  </div>
);
