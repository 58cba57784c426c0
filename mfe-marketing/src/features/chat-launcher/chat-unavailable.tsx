import { chatAway } from '../../content/home.content';
import styles from './chat-launcher.module.css';

/** Stands in for the chat button when its code is missing or the chat broke: a link to the contact page. */
export const ChatUnavailable = () => (
  <a href={chatAway.link.path} className={styles.unavailable}>
    {chatAway.link.label}
  </a>
);
