import { Text } from '@northgate/ui/components/text/text';
import DebateExchange from './drawings/exchange.svg';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { agentToAgent } from '../../content/platform.content';
import styles from './agent-to-agent-section.module.css';

/** One debate, message by message, and who takes part in it. */
export function AgentToAgentSection() {
  return (
    <Section id="agents" space="flush">
      <Hang title={agentToAgent.title} text={agentToAgent.lead} look="lead" headClass={styles.head}>
        <div className={styles.drawing}>
          <DebateExchange />
        </div>
        <ol className={styles.agents}>
          {agentToAgent.agents.map(({ name, part, text }) => (
            <li key={name}>
              <Text as="h3" look="h4">
                {name}
              </Text>
              <Text look="body" className={styles.part}>
                {part}
              </Text>
              <Text look="body" tone="quiet">
                {text}
              </Text>
            </li>
          ))}
        </ol>
        <Text look="sm" tone="faint" className={styles.note}>
          {agentToAgent.note}
        </Text>
      </Hang>
    </Section>
  );
}
