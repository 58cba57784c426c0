import { frame } from '@northgate/contracts/frame';
import { ScaleBar } from '@northgate/ui/components/scale-bar';
import { Text } from '@northgate/ui/components/text';
import { TextLinkLabel } from '@northgate/ui/components/text-link';
import { DebatePortfolio } from '@northgate/ui/drawings/subjects/debate-portfolio';
import { RackWeek } from '@northgate/ui/drawings/subjects/rack-week';
import { SubjectDrawing } from '@northgate/ui/drawings/subjects/subject-drawing';
import { Section } from '@northgate/ui/layout/section';
import { portfolio, setupWeek } from '../../content/home.content';
import styles from './portfolio-section.module.css';

/** The four things the company builds, one sheet each. */
export function PortfolioSection() {
  return (
    <Section id={portfolio.id}>
      <Text as="h2" look="h2">
        {portfolio.title}
      </Text>
      <div className={styles.sheets}>
        {portfolio.sheets(frame().brand).map((sheet) => (
          <a key={sheet.path} href={sheet.path} className={styles.sheet}>
            <Text as="h3" look="h2" className={styles.title}>
              {sheet.title}
            </Text>
            <Text look="body" tone="quiet" className={styles.text}>
              {sheet.text}
            </Text>
            <div className={styles.picture}>
              <SheetPicture name={sheet.drawing} />
            </div>
            <span>
              <TextLinkLabel>{portfolio.more}</TextLinkLabel>
            </span>
          </a>
        ))}
      </div>
    </Section>
  );
}

function SheetPicture({ name }: { name: string }) {
  if (name === 'infrastructure') return <Week />;
  if (name === 'debate') return <Debate />;
  return <SubjectDrawing name={name} />;
}

const Debate = () => (
  <>
    <div className={styles.large}>
      <DebatePortfolio />
    </div>
    <div className={styles.small}>
      <SubjectDrawing name="debate" />
    </div>
  </>
);

const Week = () => (
  <>
    <RackWeek />
    <ScaleBar segments={setupWeek.map((step) => step.days)} />
    <ol className={styles.week}>
      {setupWeek.map((step) => (
        <li key={step.day}>
          <b>{step.day}</b> <span>{step.title}</span>
        </li>
      ))}
    </ol>
  </>
);
