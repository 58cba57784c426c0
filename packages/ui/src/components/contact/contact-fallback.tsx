import type { ContactSectionProps } from '@northgate/contracts/components';
import { frame } from '@northgate/contracts/frame';
import { Hang } from '../../layout/hang';
import { Section } from '../../layout/section';
import { ContactFacts } from './contact-facts';
import { Text } from '../text/text';

/** Stands in for the contact section when the form cannot be loaded: e-mail and phones. */
export function ContactFallback({ heading }: ContactSectionProps) {
  return (
    <Section id="contact" ground="ruled">
      <Hang title={heading}>
        <Text look="body">
          The form is not available right now. Write or call us, and we answer the same way.
        </Text>
        <div style={{ marginTop: 28 }}>
          <ContactFacts brand={frame().brand} />
        </div>
      </Hang>
    </Section>
  );
}
