import { Drawing, type SubjectProps } from '@northgate/ui/drawings/drawing';
import { box } from '@northgate/ui/drawings/geometry';
import { Label, Path } from '@northgate/ui/drawings/pen';

const rows = [
  { letter: 'Α', words: [96, 52] },
  { letter: 'Β', words: [70, 88] },
  { letter: 'Γ', words: [120] },
  { letter: 'Δ', words: [58, 66] },
];
const top = (row: number): number => 30 + row * 30;

const bars = rows
  .flatMap(({ words }, row) =>
    words.map((width, index) =>
      box({
        x: 62 + words.slice(0, index).reduce((sum, before) => sum + before + 8, 0),
        y: top(row),
        width,
        height: 8,
      }),
    ),
  )
  .join('');

/** Transcript: the debate line by line with its result, leaving the screen. */
export const DebateTranscript = (props: SubjectProps) => (
  <Drawing width={400} height={196} {...props}>
    <Path d="M20 8H228L256 36V188H20z" mark="fp i" />
    <Path d="M228 8V36H256" />
    <Path d={bars} mark="ibar" />
    {rows.map(({ letter }, row) => (
      <Label key={letter} x={44} y={top(row) + 9} mark="lab b" anchor="middle">
        {letter}
      </Label>
    ))}
    <Path d={box({ x: 38, y: top(4) + 2, width: 180, height: 10 })} mark="sbar" />
    <Path d="M290 58h34l9 13h55v68h-98z" mark="fp i" />
    <Path d="M256 104H326" mark="s w2" />
    <Path d="M338 104l-14-8v16z" mark="sfill" />
  </Drawing>
);
