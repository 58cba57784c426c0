import { ButtonLink } from '@northgate/ui/components/button';
import { Text } from '@northgate/ui/components/text';
import { Section } from '@northgate/ui/layout/section';
import { strategy } from '../../content/home.content';
import styles from './strategy-section.module.css';

/** Two ways of using AI at work, side by side. */
export function StrategySection() {
  return (
    <Section ground="night">
      <Text as="h2" look="h2">
        {strategy.title}
      </Text>
      <Text look="lead" className={styles.lead}>
        {strategy.lead}
      </Text>
      <table className={styles.sides}>
        <thead>
          <tr>
            {strategy.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {strategy.rows.map(([cheating, clever]) => (
            <tr key={cheating}>
              <td>{cheating}</td>
              <td>{clever}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ButtonLink href={strategy.action.path}>{strategy.action.label}</ButtonLink>
    </Section>
  );
}
