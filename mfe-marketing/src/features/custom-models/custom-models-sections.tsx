import { capitalised } from '@northgate/site/navigation';
import { paths } from '@northgate/site/paths';
import { Sheet, SheetGrid } from '@northgate/ui/components/figures/sheet-grid';
import { Timeline } from '@northgate/ui/components/figures/timeline';
import { Text } from '@northgate/ui/components/text/text';
import { IndustryMotif } from '@northgate/ui/drawings/motifs/industry-motif';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import {
  applications,
  benefits,
  deployment,
  features,
  hero,
  process,
} from '../../content/custom-models.content';
import { HeroWords } from '../../lib/hero-words';
import { StackingTable } from '../../lib/stacking-table';
import { TitledText } from '../../lib/titled-text';
import applicationsStyles from './applications-section.module.css';
import benefitsStyles from './benefits-section.module.css';
import Limits from './drawings/limits.svg';
import ModelsPlate from './drawings/plate.svg';
import Sources from './drawings/sources.svg';
import Versions from './drawings/versions.svg';
import Words from './drawings/words.svg';
import featuresStyles from './features-section.module.css';
import heroStyles from './hero-section.module.css';
import processStyles from './process-section.module.css';

/** The drawings of what every model does. */
const habits = {
  sources: <Sources />,
  limits: <Limits />,
  words: <Words />,
  versions: <Versions />,
};

/** Everything above the quote form. */
export const CustomModelsSections = () => (
  <>
    <HeroSection />
    <BenefitsSection />
    <FeaturesSection />
    <ApplicationsSection />
    <DeploymentSection />
    <ProcessSection />
  </>
);

/** The opening: words on one half, a large model becoming a small one on the other. */
const HeroSection = () => (
  <section className={heroStyles.hero}>
    <HeroWords hero={hero} styles={heroStyles} />
    <div className={heroStyles.plate}>
      <ModelsPlate />
    </div>
  </section>
);

/** What changes, a figure and its reason in each row. */
const BenefitsSection = () => (
  <Section>
    <Hang title={benefits.title}>
      <ul className={benefitsStyles.rows}>
        {benefits.rows.map(({ value, unit, label, title, text }) => (
          <li key={label}>
            <p>
              <Text as="span" look="figure">
                {value}
                <small>{unit}</small>
              </Text>{' '}
              <Text as="span" look="sm" tone="quiet" className={benefitsStyles.label}>
                {label}
              </Text>
            </p>
            <div>
              <TitledText title={title} text={text} textClass={benefitsStyles.text} />
            </div>
          </li>
        ))}
      </ul>
    </Hang>
  </Section>
);

/** What every model does, one drawn sheet each. */
const FeaturesSection = () => (
  <Section space="flush">
    <Text as="h2" look="h2" className={featuresStyles.heading}>
      {features.title}
    </Text>
    <SheetGrid>
      {features.sheets.map(({ drawing, title, text }) => (
        <Sheet key={drawing} title={title} text={text} picture={habits[drawing]} />
      ))}
    </SheetGrid>
  </Section>
);

/** What a model does in six industries, each with the way to that industry's page. */
const ApplicationsSection = () => (
  <Section space="flush">
    <Hang title={applications.title}>
      <ul className={applicationsStyles.applications}>
        {applications.items.map(({ industry, title, description, result }) => (
          <li key={industry}>
            <div className={applicationsStyles.drawing}>
              <IndustryMotif industry={industry} />
            </div>
            <a href={paths.industry(industry)} className={applicationsStyles.industry}>
              {capitalised(industry)}
            </a>
            <TitledText title={title} text={description} textClass={applicationsStyles.text} />
            <p className={applicationsStyles.result}>{result}</p>
          </li>
        ))}
      </ul>
    </Hang>
  </Section>
);

/** Where the model can run, as a table. */
const DeploymentSection = () => (
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

/** Four steps on a scale bar of equal parts. */
function ProcessSection() {
  const steps = process.steps.map(({ number, title, description }) => ({
    when: `${process.step} ${number}`,
    length: 1,
    title,
    text: description,
  }));
  return (
    <Section ground="band">
      <Text as="h2" look="h2" className={processStyles.heading}>
        {process.title}
      </Text>
      <Timeline steps={steps} />
    </Section>
  );
}
