import type { ContactSectionProps } from '@northgate/contracts/components';
import { frame } from '@northgate/contracts/frame';
import { ContactFacts } from '@northgate/ui/components/contact/contact-facts';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { Section } from '@northgate/ui/layout/section';
import { contactContent } from '../../content/contact.content';
import styles from './contact.module.css';
import { ContactPanel } from './contact-panel';
import { OfficeClocks } from './office-clocks';

/** The shared contact section, hanging on a page or as the ruled sheet of the contact page. */
export const ContactSection = ({ heading, layout: shape = 'section' }: ContactSectionProps) =>
  shape === 'page' ? <ContactSheet label={heading} /> : <HangingContact heading={heading} />;

function HangingContact({ heading }: { heading: string }) {
  return (
    <Section id="contact" ground="ruled">
      <div className={cx(layout.grid, styles.hang)}>
        <div className={styles.facts}>
          <Text as="h2" look="h2" className={styles.heading}>
            {heading}
          </Text>
          <ContactFacts brand={frame().brand} />
        </div>
        <div className={styles.message}>
          <ContactPanel level={3} />
        </div>
      </div>
    </Section>
  );
}

function ContactSheet({ label }: { label: string }) {
  const { brand } = frame();
  return (
    <section id="contact" aria-label={label} className={layout.ruled}>
      <div className={cx(layout.wrap, layout.grid)}>
        <div className={styles.left}>
          <Text as="h2" look="h3" className={styles.informationHeading}>
            {contactContent.informationHeading}
          </Text>
          <ContactFacts brand={brand} />
          <OfficeClocks offices={brand.offices} />
        </div>
        <div className={styles.right}>
          <ContactPanel level={2} />
        </div>
      </div>
    </section>
  );
}
