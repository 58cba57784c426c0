import { Text } from '@northgate/ui/components/text';
import { Section } from '@northgate/ui/layout/section';
import { deployment } from '../../content/custom-models.content';
import styles from './deployment-section.module.css';

const [, ...terms] = deployment.columns;

/** Where the model can run, as a table. */
export function DeploymentSection() {
  return (
    <Section id={deployment.id} space="flush">
      <Text as="h2" look="h2" id="deployment-title">
        {deployment.title}
      </Text>
      <table aria-labelledby="deployment-title" className={styles.table}>
        <thead>
          <tr>
            {deployment.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deployment.options.map(({ title, cells }) => (
            <tr key={title}>
              <th scope="row">
                <Text as="span" look="h3">
                  {title}
                </Text>
              </th>
              {cells.map((cell, index) => (
                <td key={cell} data-term={terms[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
