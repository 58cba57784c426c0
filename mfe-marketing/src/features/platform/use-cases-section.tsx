import { Text } from '@northgate/ui/components/text/text';
import { DebateSeats } from '../../lib/debate-seats';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { agentToAgent, useCases } from '../../content/platform.content';
import styles from './use-cases-section.module.css';

const seatNames = (seats: readonly number[]): string =>
  agentToAgent.agents
    .filter((_, index) => seats.includes(index))
    .map(({ name }) => name)
    .join(', ');

/** Six decisions, the question each comes down to and the agents it takes. */
export const UseCasesSection = () => (
  <Section>
    <SectionHead title={useCases.title} />
    <ul className={styles.cases}>
      {useCases.items.map(({ title, question, seats }) => (
        <li key={title}>
          <div className={styles.table}>
            <DebateSeats taken={seats} className="ln" />
          </div>
          <Text as="h3" look="h4">
            {title}
          </Text>
          <Text look="body" className={styles.question}>
            {question}
          </Text>
          <Text look="label" tone="faint" className={styles.seats}>
            {seatNames(seats)}
          </Text>
        </li>
      ))}
    </ul>
  </Section>
);
