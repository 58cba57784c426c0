import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, range, seededRandom } from '@northgate/ui/drawings/geometry';
import { Neatline } from '@northgate/ui/drawings/marks/neatline';
import { Label, Path } from '@northgate/ui/drawings/pen';

const [width, height] = [860, 640];
const [margin, left, right] = [192, 220, 816];
const leading = 21;

interface Clause {
  number: string;
  title: string;
  /** Index of the line its heading stands on. */
  line: number;
  lines: number;
}
interface Note {
  title: string;
  detail: string;
  /** Lines of the page that the note is about, first and last. */
  from: number;
  to: number;
  /** Words of the first line that are overprinted: where they start and how long they are. */
  words: { x: number; width: number };
}

const clauses: Clause[] = [
  { number: '7', title: 'Confidentiality', line: 0, lines: 4 },
  { number: '8', title: 'Limitation of liability', line: 6, lines: 5 },
  { number: '9', title: 'Term and renewal', line: 13, lines: 4 },
  { number: '10', title: 'Governing law', line: 19, lines: 3 },
  { number: '11', title: 'Notices', line: 24, lines: 3 },
];
const notes: Note[] = [
  { title: 'No cap', detail: 'Your standard has one', from: 8, to: 10, words: { x: 366, width: 214 } },
  { title: 'Renews itself', detail: 'No notice window', from: 15, to: 16, words: { x: 472, width: 176 } },
  { title: 'Other court', detail: 'Ask the partner', from: 21, to: 22, words: { x: 318, width: 158 } },
];
const yOf = (line: number): number => 56 + line * leading;

/** Words of one line as grey bars, up to `end`. */
function words(line: number, end: number, random: () => number): string {
  let drawn = '';
  for (let x = left + 34; x < end - 16;) {
    const word = Math.min(14 + Math.round(random() * 60), end - x);
    drawn += box({ x, y: yOf(line) - 8, width: word, height: 8 });
    x += word + 7;
  }
  return drawn;
}

function text(): string {
  const random = seededRandom(31);
  return clauses
    .flatMap(({ line, lines }) =>
      range(lines).map((index) => {
        const end = index === lines - 1 ? left + 220 + random() * 180 : right - random() * 46;
        return words(line + 1 + index, Math.round(end), random);
      }),
    )
    .join('');
}

const MarginNote = ({ title, detail, from, to, words: marked }: Note) => {
  const [top, bottom] = [yOf(from) - 16, yOf(to) + 6];
  const middle = (top + bottom) / 2;
  return (
    <>
      <Path d={`M${left + 22} ${top}h-8V${bottom}h8M${left + 14} ${middle}H${margin - 22}`} mark="s w2" />
      <Path d={box({ x: marked.x, y: yOf(from) - 12, width: marked.width, height: 15 })} mark="fp s1" />
      <Path d={box({ x: marked.x + 5, y: yOf(from) - 8, width: marked.width - 10, height: 8 })} mark="sbar" />
      <Label x={margin - 30} y={middle + 4} anchor="end" mark="lab sl b">
        {title}
      </Label>
      <g className="key">
        <Label x={margin - 30} y={middle + 21} anchor="end">
          {detail}
        </Label>
      </g>
    </>
  );
};

/** The legal hero: a page of a contract with three clauses marked in its margin. Its parent has a height. */
export const LegalPlate = () => (
  <Drawing
    width={width}
    height={height}
    className="plate-field plate-page on-bgc"
    preserveAspectRatio="xMinYMin slice"
    title="Page of a contract with five clauses. Three passages are marked, and each is named in the margin: no cap, renews itself, other court."
  >
    <Path d={`M${margin} 0V${height}M${margin + 5} 0V${height}`} mark="h" />
    <Path d={text()} mark="ibar" />
    {clauses.map(({ number, title, line }) => (
      <Label key={number} x={left} y={yOf(line)} mark="lab b">
        {number}
        <tspan x={left + 34}>{title}</tspan>
      </Label>
    ))}
    <g className="op">
      {notes.map((note) => (
        <MarginNote key={note.title} {...note} />
      ))}
    </g>
    <Neatline width={width} height={height} segment={28} thickness={6} />
  </Drawing>
);
