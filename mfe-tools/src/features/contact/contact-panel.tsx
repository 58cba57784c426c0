import { Text } from '@northgate/ui/components/text';
import { useEffect, useState } from 'react';
import { contactContent } from '../../content/contact.content';
import styles from './contact.module.css';
import { forgetAttempt } from './contact-attempt';
import { contactDraft } from './contact-draft';
import { ContactForm } from './contact-form';
import { ThankYou } from './thank-you';
import { useSentAddress } from './use-sent-address';

/** The form under its heading, or the thank-you view for good. */
export function ContactPanel({ level }: { level: 2 | 3 }) {
  const [sentHere, setSentHere] = useState(false);
  const sentBefore = useSentAddress();
  const sent = sentHere || sentBefore;

  useEffect(() => {
    if (!sent) return;
    contactDraft.clear();
    forgetAttempt();
  }, [sent]);

  if (sent) return <ThankYou level={level} takesFocus={sentHere} />;
  return (
    <>
      <Text as={`h${level}`} look="h3" className={styles.formHeading}>
        {contactContent.formHeading}
      </Text>
      <ContactForm onSent={() => setSentHere(true)} />
    </>
  );
}
