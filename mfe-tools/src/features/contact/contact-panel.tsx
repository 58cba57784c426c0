import { paths } from '@northgate/site/paths';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import { contactContent } from '../../content/contact.content';
import styles from './contact.module.css';
import { ContactFormPart } from './contact-form-part';
import { contactKind } from './form-kind';
import { ThankYou } from './thank-you';
import { useSent } from './use-sent';
import { useSentAddress } from './use-sent-address';

/** The contact form under its heading, or the thank-you view for good. */
export function ContactPanel({ level }: { level: 2 | 3 }) {
  const { sent, sentHere, markSent } = useSent(contactKind, useSentAddress());
  if (sent) return <ThankYou level={level} takesFocus={sentHere} />;
  return (
    <>
      <ServedThanks />
      <Text as={`h${level}`} look="h3" className={styles.formHeading}>
        {contactContent.formHeading}
      </Text>
      <ContactFormPart kind={contactKind} onSent={markSent} />
    </>
  );
}

/** What the address that the api sends visitors without script back to points at. */
function ServedThanks() {
  const { heading, text } = contactContent.thanks;
  return (
    <div id={paths.contactSent.split('#')[1]} data-nosnippet="" className={cx(styles.thanks, styles.served)}>
      <Text look="lead">{heading}</Text>
      <Text look="body" tone="quiet">
        {text}
      </Text>
    </div>
  );
}
