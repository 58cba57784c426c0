import { Drawing } from '@northgate/ui/drawings/drawing';
import { at, dots, range, seededRandom, type Point } from '@northgate/ui/drawings/geometry';
import { Neatline } from '@northgate/ui/drawings/marks/neatline';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';

const [width, height] = [720, 640];
/** How far the neatline goes on to either side, for places wider than the drawing. */
const beyond = 728;
const field = { side: 13, left: 48, top: 100, step: 31 };
const block = { side: 4, left: 546, top: 208, step: 40 };

type Grid = typeof field;

const placeIn = ({ left, top, step }: Grid, column: number, row: number): Point => [
  left + column * step,
  top + row * step,
];

const cells = (side: number): Point[] =>
  range(side * side).map((cell): Point => [cell % side, Math.floor(cell / side)]);

/** The sixteen places of the field that go over into the block, one out of each of its sixteen corners. */
function kept(): { from: Point; to: Point }[] {
  const random = seededRandom(11);
  const scatter = () => Math.floor(random() * 3);
  return cells(block.side).map(([column, row]) => ({
    from: placeIn(field, column * 3 + scatter(), row * 3 + scatter()),
    to: placeIn(block, column, row),
  }));
}

const fieldDots = cells(field.side).map(([column, row]) => placeIn(field, column, row));
const fieldEnd = field.left + (field.side - 1) * field.step;

const Documents = () => (
  <>
    {[24, 12, 0].map((back) => (
      <Rect key={back} x={554 + back} y={478 - back} width={76} height={94} mark="fp i" />
    ))}
    <Path d="M566 498h52M566 512h52M566 526h38M566 540h52M566 554h30" mark="h" />
    <Path d="M606 444v-62m-8 10l8-10l8 10" />
    <Label x={538} y={536} anchor="end">
      Your documents
    </Label>
  </>
);

/** The custom models hero: sixteen places of a large dot field become a small block. It is
 * shown whole at the foot of its parent, which has a height. */
export function ModelsPlate({ className = '' }: { className?: string }) {
  const picks = kept();
  return (
    <Drawing
      width={width}
      height={height}
      className={`cov ${className}`.trim()}
      preserveAspectRatio="xMidYMax meet"
      title="A general model drawn as a large field of dots; a few of them, together with your documents, become your model, a block of four by four."
    >
      <Path d={dots(fieldDots, 3)} mark="fd" />
      <Path
        d={picks
          .map(
            ({ from, to }) =>
              `M${at(from)}C${at([fieldEnd + 30, from[1]])} ${at([to[0] - 96, to[1]])} ${at(to)}`,
          )
          .join('')}
        mark="h"
      />
      <Documents />
      <Path
        d={dots(
          picks.map(({ from }) => from),
          6,
        )}
        mark="i fp"
      />
      <g className="op">
        <Rect
          x={block.left - 32}
          y={block.top - 32}
          width={block.step * 3 + 64}
          height={block.step * 3 + 64}
          mark="s w2"
        />
        <Path
          d={dots(
            picks.map(({ to }) => to),
            12,
          )}
          mark="sfill"
        />
        <Label x={block.left - 32} y={block.top - 46} mark="lab sl b">
          Your model
        </Label>
      </g>
      <Label x={field.left - 3} y={field.top - 26} mark="lab b">
        General model
      </Label>
      <g transform={`translate(${-beyond} 0)`}>
        <Neatline width={width + 2 * beyond} height={height} segment={26} thickness={6} />
      </g>
    </Drawing>
  );
}
