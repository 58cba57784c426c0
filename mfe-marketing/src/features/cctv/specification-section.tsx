import { DashList } from '@northgate/ui/components/figures/dash-list';
import { RuledTable } from '@northgate/ui/components/figures/ruled-table';
import { Text } from '@northgate/ui/components/text/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import type { ReactNode } from 'react';
import { specification } from '../../content/cctv-security.content';
import { TitledText } from '../../lib/titled-text';
import styles from './specification-section.module.css';

const { requirements, integrations, deployment } = specification;

/** What the system needs, what it talks to and where it can stand. */
export const SpecificationSection = () => (
  <Section space="flush">
    <Hang title={specification.title}>
      <Part title={requirements.title}>
        <RuledTable rows={requirements.rows.map(({ term, detail }) => ({ term, details: [detail] }))} />
      </Part>
      <Part title={integrations.title}>
        <Integrations />
      </Part>
      <Part title={deployment.title}>
        <Deployment />
      </Part>
    </Hang>
  </Section>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.part}>
    <Text as="h3" look="h3" className={styles.title}>
      {title}
    </Text>
    {children}
  </div>
);

const Integrations = () => (
  <div className={styles.columns}>
    {integrations.lists.map(({ title, items }) => (
      <div key={title}>
        <Text as="h4" look="h4">
          {title}
        </Text>
        <div className={styles.items}>
          <DashList items={items} />
        </div>
      </div>
    ))}
  </div>
);

const Deployment = () => (
  <ul className={styles.columns}>
    {deployment.options.map(({ title, text }) => (
      <li key={title}>
        <TitledText as="h4" look="h4" title={title} text={text} textLook="sm" textClass={styles.text} />
      </li>
    ))}
  </ul>
);
