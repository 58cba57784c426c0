import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { deployment } from '../../content/custom-models.content';
import { StackingTable } from '../../lib/stacking-table';

/** Where the model can run, as a table. */
export const DeploymentSection = () => (
  <Section id={deployment.id} space="flush">
    <Text as="h2" look="h2" id="deployment-title">
      {deployment.title}
    </Text>
    <StackingTable
      labelledBy="deployment-title"
      columns={deployment.columns}
      rows={deployment.options.map(({ title, cells }) => ({
        key: title,
        head: (
          <Text as="span" look="h3">
            {title}
          </Text>
        ),
        cells,
      }))}
    />
  </Section>
);
