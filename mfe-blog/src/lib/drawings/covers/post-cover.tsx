import { industryKeys } from '@northgate/site/paths';
import { Drawing } from '@northgate/ui/drawings/drawing';
import type { Area } from '@northgate/ui/drawings/geometry';
import { Path, Rect } from '@northgate/ui/drawings/pen';
import { SubjectDrawing, type SubjectName } from '@northgate/ui/drawings/subjects/subject-drawing';
import { chooseCover, hash, type CoverChoice } from './choose-cover';
import { contourLines } from './contour-lines';
import { promptTrace } from './prompt-trace';

type CoverVariant = 'card' | 'lead' | 'article';

interface Sheet {
  width: number;
  height: number;
  /** Height of the subject as a share of the sheet's; what is over 1 is cropped. */
  fill: number;
}

const sheets: Record<CoverVariant, Sheet> = {
  card: { width: 400, height: 150, fill: 1.03 },
  lead: { width: 760, height: 360, fill: 0.82 },
  article: { width: 1440, height: 280, fill: 0.96 },
};
function placeSubject(subject: SubjectName, { width, height, fill }: Sheet): Area {
  const ratio = industryKeys.some((key) => key === subject) ? 200 / 120 : 320 / 200;
  const size = { width: height * fill * ratio, height: height * fill };
  return {
    x: Math.round((width - size.width) / 2),
    y: Math.round((height - size.height) / 2),
    width: Math.round(size.width),
    height: Math.round(size.height),
  };
}

function Trace({ width, height }: Sheet) {
  const { plain, injected, links } = promptTrace(width, height);
  return (
    <>
      <Path d={plain} mark="ibar" />
      <Path d={injected} mark="sbar" />
      <Path d={links} mark="s w2" />
    </>
  );
}

function Contour({ seed, sheet }: { seed: number; sheet: Sheet }) {
  const { lines, marked } = contourLines(seed, sheet.width, sheet.height);
  return (
    <>
      <Path d={lines} mark="h" />
      <Path d={marked} mark="s w2" />
    </>
  );
}

interface PostCoverProps {
  tags: readonly string[];
  slug: string;
  variant: CoverVariant;
  /** What it shows, where it stands beside others. */
  choice?: CoverChoice;
}

/** The cover of a post: its subject on a tint that stays the same for its slug. It fills its parent's height. */
export function PostCover({ tags, slug, variant, choice = chooseCover({ tags, slug }) }: PostCoverProps) {
  const { subject, tint } = choice;
  const showsTrace = subject === 'red-teaming' && variant !== 'card';
  // A card may be twice as wide as another: its subject stays whole, and the ground goes on beside it.
  const whole = variant === 'card' && subject;
  const sheet = whole ? { ...sheets.card, width: 250 } : sheets[variant];
  const { width, height } = sheet;
  return (
    <Drawing
      width={width}
      height={height}
      className={`cov cov-${variant}`}
      preserveAspectRatio={whole ? 'xMidYMid meet' : 'xMidYMid slice'}
    >
      <Rect x={-2 * width} y={-height} width={5 * width} height={3 * height} mark={tint} />
      {showsTrace && <Trace {...sheet} />}
      {!showsTrace && subject && <SubjectDrawing name={subject} placement={placeSubject(subject, sheet)} />}
      {!subject && <Contour seed={hash(slug)} sheet={sheet} />}
    </Drawing>
  );
}
