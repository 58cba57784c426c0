import { chatTexts } from '../../content/chat.content';
import styles from './chat-panel.module.css';

/** Three dots while the assistant writes. */
export const TypingDots = () => (
  <span role="img" aria-label={chatTexts.typing} className={styles.typing}>
    <i />
    <i />
    <i />
  </span>
);
