import { Text } from '@northgate/ui/components/text/text';
import { textLinkClass } from '@northgate/ui/components/text/text-link';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { chatAway } from '../../content/home.content';
import styles from './chat-bar-fallback.module.css';

/** Stands in for the chat bar when the assistant cannot be loaded: the same strip with a way on. */
export const ChatBarFallback = () => (
  <div className={styles.strip}>
    <div className={cx(layout.wrap, styles.line)}>
      <Text look="body" tone="quiet">
        {chatAway.text}
      </Text>
      <a href={chatAway.link.path} className={textLinkClass()}>
        {chatAway.link.label}
      </a>
    </div>
  </div>
);
