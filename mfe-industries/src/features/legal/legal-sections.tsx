import { paths } from '@northgate/site/paths';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { Plate } from '@northgate/ui/layout/plate';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { demoLabels } from '../../content/demo-labels.content';
import { legal, type LegalContent, type Matter } from '../../content/legal.content';
import type { SectorContent } from '../../content/sector-content';
import { CaseFacts } from '../../lib/case-facts';
import { FeatureGroups } from '../../lib/feature-groups';
import { MeasuresSection } from '../../lib/measures-section';
import { SolutionsSection } from '../../lib/solutions-section';
import CitationSymbol from './drawings/citation-symbol.svg';
import ContractSymbol from './drawings/contract-symbol.svg';
import DataRoomMarked from './drawings/data-room-marked.svg';
import DataRoomPlain from './drawings/data-room-plain.svg';
import DisclosureMarked from './drawings/disclosure-marked.svg';
import DisclosurePlain from './drawings/disclosure-plain.svg';
import DocumentRoomSymbol from './drawings/document-room-symbol.svg';
import LeaseMarked from './drawings/lease-marked.svg';
import LeasePlain from './drawings/lease-plain.svg';
import PlateDrawing from './drawings/plate.svg';
import PrivilegeSymbol from './drawings/privilege-symbol.svg';
import RuleChangeSymbol from './drawings/rule-change-symbol.svg';
import featuresStyles from './features-section.module.css';
import heroStyles from './hero-section.module.css';
import mattersStyles from './matters-section.module.css';

export const legalDrawings = {
  plate: <PlateDrawing />,
  symbols: {
    contract: <ContractSymbol />,
    citation: <CitationSymbol />,
    'document-room': <DocumentRoomSymbol />,
    privilege: <PrivilegeSymbol />,
    'rule-change': <RuleChangeSymbol />,
  },
  /** A page of each matter, as it came and as a lawyer gets it. */
  clauses: {
    lease: [<LeasePlain />, <LeaseMarked />],
    'data-room': [<DataRoomPlain />, <DataRoomMarked />],
    disclosure: [<DisclosurePlain />, <DisclosureMarked />],
  },
};

/** Everything of the legal page above its contact section. */
export const LegalSections = () => (
  <>
    <HeroSection {...legal.hero} />
    <SolutionsSection {...legal.solutions} symbols={legalDrawings.symbols} />
    <MattersSection {...legal.caseStudies} />
    <MeasuresSection {...legal.measures} />
    <FeaturesSection {...legal.featureGroups} />
  </>
);

/** The document margin: the words stand beside a page, where its marked clauses are noted. */
const HeroSection = ({ title, intro }: SectorContent['hero']) => (
  <section className={heroStyles.hero}>
    <div className={heroStyles.words}>
      <Text as="h1" look="h1">
        {title}
      </Text>
      <Text look="lead">{intro}</Text>
      <ButtonLink variant="ink" href={paths.contactAnchor}>
        {demoLabels.hero('legal')}
      </ButtonLink>
    </div>
    <Plate className={heroStyles.page}>{legalDrawings.plate}</Plate>
  </section>
);

/** Three matters, each beside one of its pages as it came and as a lawyer gets it. */
const MattersSection = ({ heading, text, pages, items }: LegalContent['caseStudies']) => (
  <Section space="flush">
    <SectionHead title={heading} text={text} look="lead" textClass={mattersStyles.text} />
    {items.map(({ clause, title, ...facts }) => (
      <article key={title} className={mattersStyles.matter}>
        <div>
          <Text as="h3" look="h3" className={mattersStyles.title}>
            {title}
          </Text>
          <CaseFacts {...facts} />
        </div>
        <Pages clause={clause} captions={pages} />
      </article>
    ))}
  </Section>
);

const Pages = ({ clause, captions }: Pick<Matter, 'clause'> & { captions: readonly string[] }) => (
  <div className={mattersStyles.pages}>
    {legalDrawings.clauses[clause].map((page, index) => (
      <figure key={captions[index]}>
        <figcaption>
          <Text as="span" look="label">
            {captions[index]}
          </Text>
        </figcaption>
        {page}
      </figure>
    ))}
  </div>
);

/** Feature lists beside each other, split by hairlines. */
const FeaturesSection = ({ heading, items }: SectorContent['featureGroups']) => (
  <Section>
    <SectionHead title={heading} />
    <FeatureGroups groups={items} styles={featuresStyles} />
  </Section>
);
