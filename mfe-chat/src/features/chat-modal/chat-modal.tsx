import type { ChatModalProps } from '@northgate/contracts/components';
import { paths } from '@northgate/site/paths';
import { useEffect, useState } from 'react';
import { chatTexts } from '../../content/chat.content';
import { includePanelStyles } from '../../lib/include-panel-styles';
import { usePanel } from '../../lib/use-panel';
import { FloatingDialog } from './floating-dialog';
import styles from './floating-dialog.module.css';

const fetchPanel = () => import('./modal-conversation').then((module) => module.ModalConversation);

/**
 * The floating chat. Its parent says whether it is open; it is there from its first opening on and hidden while
 * closed, so its history and a question on its way survive closing.
 */
export function ChatModal({ open, examples = [], onClose }: ChatModalProps) {
  if (SERVER) includePanelStyles(styles);
  const { Panel, away, load } = usePanel(fetchPanel);
  const [used, setUsed] = useState(false);

  useEffect(() => {
    if (!open) return;
    setUsed(true);
    load();
  }, [open, load]);

  if (!used) return null;
  return (
    <FloatingDialog open={open} onClose={onClose}>
      {Panel ? <Panel open={open} examples={examples} /> : null}
      {away || Panel ? null : (
        <p role="status" className={styles.away}>
          {chatTexts.opening}
        </p>
      )}
      {away && !Panel ? (
        <p role="status" className={styles.away}>
          {chatTexts.away} <a href={paths.contact}>{chatTexts.contact}</a>
        </p>
      ) : null}
    </FloatingDialog>
  );
}
