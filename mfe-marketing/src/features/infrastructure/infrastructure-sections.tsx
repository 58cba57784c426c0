import { frame } from '@northgate/contracts/frame';
import { DashList } from '@northgate/ui/components/figures/dash-list';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { cx } from '@northgate/ui/composition/class-names';
import { SubjectDrawing } from '@northgate/ui/drawings/subjects/subject-drawing';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import {
  components,
  packages,
  upgrades,
  type IndustryPackage,
  type UpgradeItem,
} from '../../content/infrastructure.content';
import { StackingTable } from '../../lib/stacking-table';
import { TitledText } from '../../lib/titled-text';
import componentsStyles from './components-section.module.css';
import Capacity from './drawings/capacity.svg';
import Models from './drawings/models.svg';
import Monitoring from './drawings/monitoring.svg';
import Security from './drawings/security.svg';
import Servers from './drawings/servers.svg';
import Training from './drawings/training.svg';
import packagesStyles from './packages-section.module.css';
import upgradesStyles from './upgrades-section.module.css';

/** Small drawings of the parts of the system, 176 × 108. */
const symbols = {
  servers: <Servers />,
  models: <Models />,
  security: <Security />,
  monitoring: <Monitoring />,
  training: <Training />,
};

/** What is set up, what can be added, and in which packages. */
export const InfrastructureSections = () => (
  <>
    <ComponentsSection />
    <UpgradesSection />
    <PackagesSection />
  </>
);

/** The five parts of the installed system, a row each. */
const ComponentsSection = () => (
  <Section space="flush">
    <SectionHead title={components.title} />
    <ul className={componentsStyles.ledger}>
      {components.items.map(({ symbol, title, description, features }) => (
        <li key={symbol}>
          <div className={componentsStyles.symbol}>{symbols[symbol]}</div>
          <TitledText
            title={title}
            titleClass={componentsStyles.title}
            text={description}
            textClass={componentsStyles.text}
          />
          <div className={componentsStyles.features}>
            <DashList items={features} mark="signal" />
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

/** The industry packages as a table of security levels. */
const PackagesSection = () => (
  <Section>
    <Text as="h2" look="h2" id="packages">
      {packages.title}
    </Text>
    <StackingTable
      labelledBy="packages"
      columns={packages.columns}
      rows={packages.items.map(({ title, description, securityLevel, features }) => ({
        key: title,
        head: <Name title={title} description={description} />,
        cells: [<Level level={securityLevel} />, <DashList items={features} mark="signal" twoColumns />],
      }))}
    />
  </Section>
);

const Name = ({ title, description }: Pick<IndustryPackage, 'title' | 'description'>) => (
  <>
    <Text as="span" look="h3" className={packagesStyles.title}>
      {title}
    </Text>
    <Text as="span" look="sm" tone="quiet" className={packagesStyles.description}>
      {description}
    </Text>
  </>
);

/** The level in a word, and as a gauge of as many parts as there are levels. */
function Level({ level }: { level: IndustryPackage['securityLevel'] }) {
  const reached = packages.levels.indexOf(level);
  return (
    <span className={packagesStyles.level}>
      <b>{level}</b>
      <span aria-hidden="true" className={packagesStyles.gauge}>
        {packages.levels.map((step, index) => (
          <i key={step} className={cx(index <= reached && packagesStyles.reached)} />
        ))}
      </span>
    </span>
  );
}

/** Three categories of upgrades, one sheet each. */
const UpgradesSection = () => (
  <Section space="flush" className={upgradesStyles.section}>
    <div className={upgradesStyles.head}>
      <SectionHead title={upgrades.title} text={upgrades.lead} look="lead" />
    </div>
    <ul className={upgradesStyles.sheets}>
      {upgrades.categories(frame().brand).map(({ symbol, title, text, items }) => (
        <li key={symbol} className={upgradesStyles.sheet}>
          <div className={upgradesStyles.words}>
            <TitledText
              look="h2"
              title={title}
              titleClass={upgradesStyles.title}
              text={text}
              textClass={upgradesStyles.text}
            />
            <ul className={upgradesStyles.items}>
              {items.map((item) => (
                <li key={item.title}>
                  <UpgradeLine {...item} />
                </li>
              ))}
            </ul>
          </div>
          <div className={upgradesStyles.picture}>
            <UpgradeDrawing name={symbol} />
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

const UpgradeLine = ({ title, path }: UpgradeItem) =>
  path ? <TextLink href={path}>{title}</TextLink> : <b>{title}</b>;

/** The drawing of one category of upgrades. */
function UpgradeDrawing({ name }: { name: 'capacity' | 'models' | 'security' }) {
  if (name === 'capacity') return <Capacity />;
  if (name === 'models') return <SubjectDrawing name="models" labels="never" />;
  return (
    <div className={upgradesStyles.three}>
      {['cctv', 'cybersecurity', 'red-teaming'].map((subject) => (
        <SubjectDrawing key={subject} name={subject} labels="never" />
      ))}
    </div>
  );
}
