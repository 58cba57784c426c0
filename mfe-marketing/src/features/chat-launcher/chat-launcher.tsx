import type { ChatModalProps } from '@northgate/contracts/components';
import { frame } from '@northgate/contracts/frame';
import { Icon } from '@northgate/ui/components/icon';
import { MessageCircle } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import { AssistantAway } from './assistant-away';
import styles from './chat-launcher.module.css';

type Modal = ComponentType<ChatModalProps>;

/** The round button of the floating chat; the chat's code loads with the first click. */
export function ChatLauncher() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Modal, away, load } = useChatModal();
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
        className={styles.launcher}
        aria-label="Open chat"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={open && !Modal && !away}
        onClick={toggle}
      >
        <Icon of={MessageCircle} size={22} />
      </button>
      {Modal ? <Modal open={open} onClose={close} /> : null}
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
    frame()
      .loadComponent('mfe-chat/chat-modal')
      .then(
        (loaded) => setModal(() => loaded as Modal),
        () => setAway(true),
      )
      .finally(() => (pending.current = false));
  };
  return { Modal, away, load };
}
