import { industryKeys } from '@northgate/site/paths';
import { Button } from '../components/controls/button';
import { Sheet, SheetGrid } from '../components/figures/sheet-grid';
import { Text } from '../components/text/text';
import { TitleBlock } from '../components/figures/title-block';
import { LogoMark } from '../drawings/logo-mark';
import { IndustryMotif } from '../drawings/motifs/industry-motif';
import { SubjectDrawing } from '../drawings/subjects/subject-drawing';
import { NightSplit } from '../layout/night-split';
import { PlateHero } from '../layout/plate';
import { VideoFrame } from '../video/video-frame';
import { VideoPlayer } from '../video/video-player';
import type { Example } from './example';
import styles from './examples.module.css';

const subjects = ['infrastructure', 'debate', 'models', 'studio', 'cctv', 'cybersecurity', 'red-teaming'];
const sheets = subjects.slice(0, 4);

/** Drawings and what frames them. */
export const plateExamples: Example[] = [
  {
    name: 'Plate and title block',
    from: 'layout/plate',
    wide: true,
    show: () => (
      <PlateHero ground="tide" plate={<SubjectDrawing name="cctv" />}>
        <TitleBlock
          title="Your cameras already see it."
          lead="Now they say so, in under 300 ms."
          actions={<Button>Ask for a survey</Button>}
          facts={[
            { term: 'Weapon detection', detail: '99.7%' },
            { term: 'Alerts', detail: '< 300 ms' },
            { term: 'A server carries', detail: '30 cameras' },
          ]}
        />
      </PlateHero>
    ),
  },
  {
    name: 'Sheets',
    from: 'components/figures/sheet-grid',
    wide: true,
    show: () => (
      <SheetGrid>
        {sheets.map((name) => (
          <Sheet
            key={name}
            title={`A sheet for ${name}`}
            text="One link, with its drawing at the foot."
            picture={<SubjectDrawing name={name} />}
            link={{ href: '#sheets', more: 'Learn more' }}
          />
        ))}
      </SheetGrid>
    ),
  },
  {
    name: 'Night split',
    from: 'layout/night-split',
    wide: true,
    show: () => (
      <NightSplit
        left={
          <Text as="h3" look="h2">
            Words on one side
          </Text>
        }
        right={<SubjectDrawing name="debate" />}
      />
    ),
  },
  {
    name: 'Video frame',
    from: 'video/video-frame',
    show: () => (
      <VideoFrame
        still={<SubjectDrawing name="cctv" />}
        video={<VideoPlayer embed="cctv" title="A loading bay" />}
      />
    ),
  },
  {
    name: 'Subjects',
    from: 'drawings/subjects/subject-drawing',
    show: () => (
      <ul className={styles.drawings}>
        {subjects.map((name) => (
          <li key={name}>
            <SubjectDrawing name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'Motifs',
    from: 'drawings/motifs/industry-motif',
    show: () => (
      <ul className={styles.drawings}>
        {industryKeys.map((industry) => (
          <li key={industry}>
            <IndustryMotif industry={industry} />
            <code>{industry}</code>
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'Mark',
    from: 'drawings/logo-mark',
    show: () => (
      <div className={styles.mark}>
        <LogoMark />
      </div>
    ),
  },
];
