import type { QuoteFormProps } from '@northgate/contracts/components';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { Section } from '@northgate/ui/layout/section';
import { contactContent } from '../../content/contact.content';
import styles from './contact.module.css';
import { ContactFormPart } from './contact-form-part';
import { quoteKind } from './form-kind';
import { ThankYou } from './thank-you';
import { useSent } from './use-sent';

/** The quote section: what to write on the left, the form or its thank-you view on the right. */
export function QuoteForm({ lead = contactContent.quote.lead }: QuoteFormProps) {
  const { sent, markSent } = useSent(quoteKind);
  return (
    <Section id="quote" ground="ruled">
      <div className={cx(layout.grid, styles.hang)}>
        <div className={styles.facts}>
          <Text as="h2" look="h2" className={styles.quoteHeading}>
            {contactContent.quote.heading}
          </Text>
          <Text look="lead">{lead}</Text>
        </div>
        <div className={styles.message}>
          {sent ? <ThankYou level={3} takesFocus /> : <ContactFormPart kind={quoteKind} onSent={markSent} />}
        </div>
      </div>
    </Section>
  );
}
