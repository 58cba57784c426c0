import { Drawing, type SubjectProps } from '@northgate/ui/drawings/drawing';
import { box, dots, type Point } from '@northgate/ui/drawings/geometry';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';

const pages = [
  { x: 64, y: 8 },
  { x: 42, y: 22 },
  { x: 20, y: 36 },
];
const lines = [88, 104, 62, 0, 96, 74];
const seats: Point[] = [
  [336, 40],
  [336, 98],
  [336, 156],
];

/** Knowledge base: a pile of documents, and one passage that two agents quote. */
export const DebateKnowledge = (props: SubjectProps) => (
  <Drawing width={400} height={196} {...props}>
    {pages.map(({ x, y }) => (
      <Rect key={x} x={x} y={y} width={132} height={152} mark="fp i" />
    ))}
    <Path
      d={lines
        .map((width, row) => (width ? box({ x: 34, y: 54 + row * 21, width, height: 8 }) : ''))
        .join('')}
      mark="ibar"
    />
    <Rect x={34} y={117} width={100} height={8} mark="sbar" />
    <Path d="M134 121C214 121 236 98 318 98M134 121C214 121 236 156 318 156" mark="s" />
    <Path d="M318 46C292 56 292 82 318 92M354 98C380 108 380 146 354 156" mark="h" />
    <Path d={dots(seats, 18)} mark="fp i" />
    {['Α', 'Β', 'Γ'].map((letter, index) => (
      <Label key={letter} x={336} y={45 + index * 58} mark="lab b" anchor="middle">
        {letter}
      </Label>
    ))}
  </Drawing>
);
