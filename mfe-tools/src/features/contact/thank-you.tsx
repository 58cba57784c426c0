import { Button } from '@northgate/ui/components/controls/button';
import { Icon } from '@northgate/ui/components/text/icon';
import { Text } from '@northgate/ui/components/text/text';
import { Calendar } from '@northgate/ui/icons/lucide';
import { useEffect, useRef } from 'react';
import { contactContent } from '../../content/contact.content';
import styles from './contact.module.css';
import { openCalendar } from './report-contact';

interface ThankYouProps {
  level: 2 | 3;
  /** True when it took the place of the form the visitor was in. */
  takesFocus: boolean;
}

/** What stands in the form's place once a message is sent. */
export function ThankYou({ level, takesFocus }: ThankYouProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { heading, text, book } = contactContent.thanks;

  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);

  return (
    <div ref={panel} tabIndex={-1} className={styles.thanks}>
      <Text as={`h${level}`} look="h3">
        {heading}
      </Text>
      <Text look="body" tone="quiet">
        {text}
      </Text>
      <Button onClick={openCalendar}>
        <Icon of={Calendar} />
        {book}
      </Button>
    </div>
  );
}
