import { Section } from '@northgate/ui/layout/section';
import { testimonials } from '../../content/cctv-security.content';
import styles from './testimonials-section.module.css';

/** Two testimonials, each labelled as the example it is. */
export function TestimonialsSection() {
  return (
    <Section space="flush" label={testimonials.label}>
      <div className={styles.two}>
        {testimonials.items.map(({ quote, source }) => (
          <figure key={source} className={styles.quote}>
            <blockquote>
              <p>“{quote}”</p>
            </blockquote>
            <figcaption>{source}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
