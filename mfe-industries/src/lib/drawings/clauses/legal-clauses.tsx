import type { ReactNode } from 'react';
import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, range, seededRandom } from '@northgate/ui/drawings/geometry';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';

const paper = { x: 30, y: 24, width: 320, height: 412 };
const text = paper.x + 30;

/** Words that nobody has to read, as grey bars: so many lines from a height on. */
function lines(y: number, count: number, seed: number): string {
  const random = seededRandom(seed);
  return range(count)
    .map((line) => {
      const end = paper.x + 290 - (line === count - 1 ? 120 : random() * 24);
      let drawn = '';
      for (let x = text; x < end - 12;) {
        const width = Math.min(12 + Math.round(random() * 46), Math.round(end - x));
        drawn += box({ x, y: y + line * 17, width, height: 6 });
        x += width + 6;
      }
      return drawn;
    })
    .join('');
}

/** A phrase under the overprint; its length is given, so that the field under it fits in every typeface. */
const Marked = ({ x, y, length, children }: { x: number; y: number; length: number; children: string }) => (
  <>
    <Rect x={x - 5} y={y - 16} width={length + 10} height={22} mark="sfill" />
    <text className="lab b inv" x={x} y={y} textLength={length} lengthAdjust="spacingAndGlyphs">
      {children}
    </text>
  </>
);

/** What the margin says about the passage its bracket holds. */
const Note = ({ from, to, y, words }: { from: number; to: number; y: number; words: [string, string] }) => (
  <>
    <Path
      d={`M${text - 10} ${from}h-9V${to}h9M${text - 19} ${(from + to) / 2}H12V${y + 26}H44`}
      mark="s w2"
    />
    <Rect x={44} y={y} width={322} height={54} mark="fp s1" />
    <Label x={58} y={y + 23} mark="lab sl b">
      {words[0]}
    </Label>
    <Label x={58} y={y + 43}>
      {words[1]}
    </Label>
  </>
);

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <Drawing width={380} height={460} className="doc" title={title}>
    {children}
  </Drawing>
);

interface Page {
  marked: boolean;
}

const leaseClause = [
  'The Tenant may assign this lease at any',
  'time, to any person, and may do so',
  '',
  'if it gives notice afterwards.',
];

const Lease = ({ marked }: Page) => (
  <Sheet
    title={
      marked
        ? 'The same page of the lease. Without the Landlord’s consent is marked, and the margin says that this departs from the standard.'
        : 'A page of a lease. Clause fourteen lets the tenant assign the lease without the landlord’s consent; nothing is marked.'
    }
  >
    <Rect {...paper} mark="fp" />
    <Path d={lines(56, 4, 3) + lines(292, 3, 9) + lines(360, 4, 12)} mark="ibar" />
    <Label x={text} y={158} mark="lab b">
      14
      <tspan x={text + 28}>Assignment</tspan>
    </Label>
    {leaseClause.map((line, index) =>
      line ? (
        <Label key={line} x={text} y={186 + index * 24}>
          {line}
        </Label>
      ) : null,
    )}
    {marked ? (
      <g className="op">
        <Marked x={text} y={234} length={206}>
          without the Landlord’s consent,
        </Marked>
        <Note
          from={140}
          to={266}
          y={284}
          words={['Departs from your standard', 'Yours asks for consent in writing']}
        />
      </g>
    ) : (
      <Label x={text} y={234}>
        without the Landlord’s consent,
      </Label>
    )}
  </Sheet>
);

const supplyClause = [
  'Either party may end this agreement',
  '',
  'directly or through a parent, to anyone',
  'who was not approved in writing.',
];
/** The pages of the room that lie behind the one that is read. */
const pile = range(5)
  .map(
    (page) =>
      `M${paper.x + 8 + page * 6} ${paper.y - 5 - page * 4}H${paper.x + 328 + page * 3}V${paper.y + 404 - page * 4}`,
  )
  .join('');

const DataRoom = ({ marked }: Page) => (
  <Sheet
    title={
      marked
        ? 'The same pile of contracts. A flag sticks out of it at the page that ends on a change of control, and the clause is marked.'
        : 'A pile of contracts from a data room. The upper one ends if control of a party passes to somebody else; nothing is marked.'
    }
  >
    <Path d={pile} mark="h" />
    <Rect {...paper} mark="fp" />
    <Path d={lines(56, 3, 21) + lines(272, 4, 25) + lines(358, 4, 29)} mark="ibar" />
    <Label x={text} y={138} mark="lab b">
      22
      <tspan x={text + 28}>Change of control</tspan>
    </Label>
    {supplyClause.map((line, index) =>
      line ? (
        <Label key={line} x={text} y={166 + index * 24}>
          {line}
        </Label>
      ) : null,
    )}
    {marked ? (
      <g className="op">
        <Path d={`M${paper.x + 320} 120h36l-9 12l9 12h-36z`} mark="sfill" />
        <Marked x={text} y={190} length={204}>
          if control of the other passes,
        </Marked>
        <Note
          from={120}
          to={246}
          y={264}
          words={['This sale would end it', 'Ask for consent before signing']}
        />
      </g>
    ) : (
      <Label x={text} y={190}>
        if control of the other passes,
      </Label>
    )}
  </Sheet>
);

const advice = ['Counsel’s advice is not to answer', 'before the engineer has reported.'];

const Disclosure = ({ marked }: Page) => (
  <Sheet
    title={
      marked
        ? 'The same e-mail. The quoted advice of counsel is covered, and the margin says that it is held for a second look.'
        : 'An e-mail that was forwarded twice. Between two ordinary paragraphs it quotes advice of counsel; nothing is covered.'
    }
  >
    <Rect {...paper} mark="fp" />
    <Path d={`M${paper.x} 128h${paper.width}`} />
    {(['From', 'To', 'Subject'] as const).map((field, index) => (
      <Label key={field} x={text} y={60 + index * 26}>
        {field}
        <tspan x={text + 66} className="b">
          {['Site office', 'Project group', 'FW: FW: Tuesday'][index]}
        </tspan>
      </Label>
    ))}
    <Path d={lines(152, 3, 41) + lines(336, 3, 47)} mark="ibar" />
    <Path d={`M${text} 222V318M${text + 7} 222V318`} mark="h" />
    <Path d={lines(228, 1, 50).replaceAll(`M${text} `, `M${text + 22} `)} mark="ibar" />
    {advice.map((line, index) =>
      marked ? null : (
        <Label key={line} x={text + 22} y={268 + index * 24}>
          {line}
        </Label>
      ),
    )}
    {marked ? (
      <g className="op">
        <Path
          d={
            box({ x: text + 22, y: 253, width: 206, height: 20 }) +
            box({ x: text + 22, y: 277, width: 212, height: 20 })
          }
          mark="fi"
        />
        <Path d={box({ x: text + 14, y: 246, width: 232, height: 58 })} mark="s w2" />
        <Note
          from={246}
          to={304}
          y={328}
          words={['Held for a second look', 'May be privileged: advice of counsel']}
        />
      </g>
    ) : null}
    <Path d={lines(394, 2, 53)} mark="ibar" />
  </Sheet>
);

/** One clause of each matter, as it came and as a lawyer gets it. */
export const legalClauses = {
  lease: [() => <Lease marked={false} />, () => <Lease marked />],
  'data-room': [() => <DataRoom marked={false} />, () => <DataRoom marked />],
  disclosure: [() => <Disclosure marked={false} />, () => <Disclosure marked />],
} as const;
