import { frame } from '@northgate/contracts/frame';
import { Sheet, SheetGrid } from '@northgate/ui/components/figures/sheet-grid';
import { Timeline } from '@northgate/ui/components/figures/timeline';
import DebatePortfolio from './drawings/debate.svg';
import RackWeek from './drawings/week.svg';
import { SubjectDrawing } from '@northgate/ui/drawings/subjects/subject-drawing';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { portfolio, setupWeek } from '../../content/home.content';
import styles from './portfolio-section.module.css';

/** The four things the company builds, one sheet each. */
export function PortfolioSection() {
  return (
    <Section id={portfolio.id}>
      <SectionHead title={portfolio.title} />
      <SheetGrid className={styles.sheets}>
        {portfolio.sheets(frame().brand).map(({ path, title, text, drawing }) => (
          <Sheet
            key={path}
            title={title}
            text={text}
            picture={<SheetPicture name={drawing} />}
            link={{ href: path, more: portfolio.more }}
          />
        ))}
      </SheetGrid>
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
    <Timeline
      size="small"
      steps={setupWeek.map(({ day, days, title }) => ({ when: day, length: days, title }))}
    />
  </>
);
