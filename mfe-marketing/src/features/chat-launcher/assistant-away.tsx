import { Button } from '@northgate/ui/components/controls/button';
import { Icon } from '@northgate/ui/components/text/icon';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { X } from '@northgate/ui/icons/lucide';
import { chatAway } from '../../content/home.content';
import styles from './chat-launcher.module.css';

/** What the button opens when the chat cannot be loaded. */
export function AssistantAway({ onClose }: { onClose: () => void }) {
  return (
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
}
