import { frame } from '@northgate/contracts/frame';
import { ContactFacts } from '@northgate/ui/components/contact/contact-facts';
import { Text } from '@northgate/ui/components/text/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { quote } from '../../content/custom-models.content';
import styles from './quote-fallback.module.css';

/** Stands in for the quote form when it cannot be loaded: e-mail and phones. */
export const QuoteFallback = () => (
  <Section id="quote">
    <Hang title={quote.heading}>
      <Text look="lead" className={styles.text}>
        {quote.away}
      </Text>
      <ContactFacts brand={frame().brand} />
    </Hang>
  </Section>
);
