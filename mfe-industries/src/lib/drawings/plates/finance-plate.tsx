import {
  dots,
  joined,
  range,
  round,
  seededRandom,
  smoothPath,
  type Point,
} from '@northgate/ui/drawings/geometry';
import { Circle, Label, Path, Rect } from '@northgate/ui/drawings/pen';
import { field, FieldPlate, Tag } from './field-plate';

const axis = { left: 116, bottom: 560 };
const outlier: Point = [600, 458];

const expected = (x: number): number => 500 - 0.28 * (x - axis.left) - 0.00046 * (x - axis.left) ** 2;
const spread = (x: number): number => 36 + (x - axis.left) * 0.085;
const along = (offset: number): Point[] =>
  range(10).map((step): Point => {
    const x = axis.left + step * 84;
    return [x, expected(x) + offset * spread(x)];
  });
const [upper, lower] = [along(-1), along(1)];
const band = `${smoothPath(upper)}${joined(smoothPath([...lower].reverse()))}Z`;
const grid = [
  ...range(9).map((line) => `M${axis.left + line * 84} 0V${axis.bottom}`),
  ...range(7).map((line) => `M${axis.left} ${axis.bottom - line * 84}H${field.width}`),
].join('');

const inOrder = (numbers: number[]): number[] => [...numbers].sort((a, b) => a - b);

/** Readings around the trend, from left to right, which is shorter; the sum of three draws keeps most of them near it. */
function readings(count: number, seed: number): Point[] {
  const random = seededRandom(seed);
  const points = range(count).map((): Point => {
    const x = axis.left + 16 + random() * 700;
    return [x, expected(x) + (random() + random() + random() - 1.5) * spread(x) * 0.86];
  });
  return points.sort(([a], [b]) => a - b);
}

const payments = readings(104, 4);
const claims = readings(52, 21);
const both = [...payments, ...claims];
const rug = [
  ...inOrder(both.map(([x]) => x)).map((x) => `M${round(x)} ${axis.bottom}v9`),
  ...inOrder(both.map(([, y]) => y)).map((y) => `M${axis.left} ${round(y)}h-9`),
].join('');

const Outlier = () => (
  <g className="op">
    <Path d={`M${outlier[0]} ${outlier[1] - 24}V${round(expected(outlier[0]))}`} mark="s tdash" />
    <Circle x={outlier[0]} y={outlier[1]} r={24} mark="s w2" />
    <Circle x={outlier[0]} y={outlier[1]} r={7} mark="sfill" />
    <Path d={`M583 475L548 494`} mark="s hl" />
    <Tag x={396} y={471} width={152} title="Outlier" detail="Held for review" />
  </g>
);

const Key = () => (
  <g className="key">
    <Rect x={152} y={52} width={212} height={84} mark="fp" />
    <Path d={dots([[180, 74]], 3.6)} mark="fi" />
    <Path d={dots([[180, 94]], 3.6)} mark="i fp" />
    <Rect x={168} y={106} width={24} height={16} mark="t2" />
    <Path d="M168 114h24" mark="i w2" />
    {['Payment', 'Claim', 'What the pattern allows'].map((name, index) => (
      <Label key={name} x={206} y={79 + index * 20}>
        {name}
      </Label>
    ))}
  </g>
);

/** The finance hero: payments and claims along their trend, and the one that does not belong. */
export const FinancePlate = () => (
  <FieldPlate
    ground="bgc"
    title="Scatter of payments and claims along a rising trend. One claim lies far outside the band around it and is held for review."
  >
    <Path d={grid} mark="h st" />
    <Path d={band} mark="t2" />
    <Path d={smoothPath(upper) + smoothPath(lower)} mark="h" />
    <Path d={smoothPath(along(0))} mark="i w2" />
    <Path d={dots(payments, 3.6)} mark="fi" />
    <Path d={dots(claims, 3.6)} mark="i fp" />
    <Path d={rug} mark="h" />
    <Path d={`M${axis.left} 0V${axis.bottom}H${field.width}`} mark="i w2" />
    <Label x={axis.left + 12} y={596}>
      Amount
    </Label>
    <Key />
    <Outlier />
  </FieldPlate>
);
