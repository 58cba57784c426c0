import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, polyline, range, seededRandom, type Point } from '@northgate/ui/drawings/geometry';
import { Circle, Path } from '@northgate/ui/drawings/pen';
import type { StudioShot } from '../../content/studio.content';
import styles from './reel-drawing.module.css';

/** A kite with its middle at 0 0, 150 tall. */
const flying = {
  sail: 'M0 -63L51 0L0 87L-51 0Z',
  spars: 'M0 -63V87M-51 0H51',
  tail: 'M0 87q-16 18 -2 36t-4 38M-8 117m-7 0l14-8v16l-14-8M-6 149m-7 0l14-8v16l-14-8',
};
const random = seededRandom(5);
const drops = range(120)
  .map(() => {
    const [x, y, long] = [random() * 1400, random() * 500, 18 + random() * 34];
    return [0, 500]
      .map(
        (lower) =>
          `M${Math.round(x)} ${Math.round(y + lower - 500)}l${Math.round(-long * 0.36)} ${Math.round(long)}`,
      )
      .join('');
  })
  .join('');

/** Layers of a street: how near each is, where it stands, and its tint. */
const layers = [
  { scale: 1, foot: 420, tint: 't2', way: styles.far },
  { scale: 1.7, foot: 456, tint: 't3', way: styles.middle },
  { scale: 2.6, foot: 520, tint: 'fi', way: styles.near },
] as const;

const Kite = () => (
  <>
    <Circle x={860} y={210} r={150} mark="t3" />
    <Path d={roofs({ width: 1260, foot: 500, scale: 1.15 })} mark="i t2" />
    <g className={styles.flight}>
      <g className={styles.sway}>
        <Path d="M0 60Q-120 260 -330 420" mark="i" />
        <Path d={flying.tail} mark="s w3" />
        <Path d={flying.sail} mark="sfill" />
        <Path d={flying.spars} mark="h" />
      </g>
    </g>
  </>
);
const Street = () => (
  <>
    {layers.map(({ scale, foot, tint, way }) => (
      <g key={tint} className={way}>
        <Path
          d={roofs({ width: 1200 + roofsRepeat * scale, foot, scale })}
          mark={tint === 'fi' ? tint : `i ${tint}`}
        />
      </g>
    ))}
    <g className={styles.near}>
      <Path d="M380 210h30M395 195v30M1010 250h30M1025 235v30M1500 220h30M1515 205v30" mark="s w3" />
    </g>
  </>
);
const Rain = () => (
  <>
    <Path d={roofs({ width: 1260, foot: 430, scale: 1.9, from: 60 })} mark="t2" />
    <Path d="M0 430H1200" mark="i w2" />
    <Path d="M700 84L470 456Q700 490 930 456Z" mark="t3" />
    <Path d="M700 440V96M672 84h56l-12-30h-32zM688 54h24" mark="i w2" />
    <g className={styles.walk}>
      <g className={styles.bob}>
        <Path
          d="M-84 274Q-76 202 0 198Q76 202 84 274Q64 260 42 274Q22 260 0 274Q-22 260-42 274Q-64 260-84 274Z"
          mark="i fp"
        />
        <Path d="M0 198v-10M0 274V376" />
        <path
          className="fi"
          transform="translate(-8 296)scale(2.2)"
          d="M-6.2 6.5a6.2 6.2 0 1 1 12.4 0a6.2 6.2 0 1 1-12.4 0M-7 14.5h14a5 5 0 0 1 5 5v17a2.4 2.4 0 0 1-4.8 0v-14h-1v37a3 3 0 0 1-6 0v-20h-.4v20a3 3 0 0 1-6 0v-37h-1v14a2.4 2.4 0 0 1-4.8 0v-17a5 5 0 0 1 5-5z"
        />
      </g>
    </g>
    <g className={styles.fall}>
      <Path d={drops} mark="s" />
    </g>
  </>
);
const Card = () => (
  <>
    <g className={styles.rise}>
      <Circle x={820} y={250} r={190} mark="t3" />
    </g>
    <g className={styles.lift}>
      <Path d="M0 380Q220 300 470 360T900 350T1200 380V500H0Z" mark="t4" />
      <Path d={roofs({ width: 1260, foot: 520, scale: 1.2, from: 40 })} mark="fi" />
    </g>
    <g transform="translate(850 190)rotate(24)">
      <Path d={flying.sail} mark="sfill" />
      <Path d={flying.spars} mark="h" />
      <Path d={flying.tail} mark="s w3" />
    </g>
    <g className={styles.grow}>
      <Path
        d={box({ x: 90, y: 130, width: 340, height: 46 }) + box({ x: 90, y: 196, width: 470, height: 46 })}
        mark="fi"
      />
    </g>
    <g className={styles.grow}>
      <Path d={box({ x: 90, y: 266, width: 210, height: 14 })} mark="sfill" />
    </g>
  </>
);

const shots = { kite: <Kite />, street: <Street />, rain: <Rain />, card: <Card /> };

/** One shot of the reel; it moves where its page lets it. */
export const ReelDrawing = ({ shot }: { shot: StudioShot['drawing'] }) => (
  <Drawing width={1200} height={500}>
    {shots[shot]}
  </Drawing>
);

/** A row of houses from the left: width, height to the eaves, height of the gable (0 is a flat roof), chimney or not. */
const houses: [width: number, eaves: number, gable: number, chimney: boolean][] = [
  [70, 66, 34, true],
  [54, 92, 0, false],
  [82, 58, 40, true],
  [46, 110, 22, false],
  [96, 72, 0, true],
  [64, 52, 36, false],
  [58, 98, 26, true],
  [88, 64, 0, false],
  [72, 84, 38, true],
];

/** Length after which the row of houses repeats. */
const roofsRepeat = houses.reduce((sum, [width]) => sum + width, 0);

interface Roofs {
  width: number;
  foot: number;
  scale: number;
  from?: number;
}

/** Path data of roofs over a foot line, as far as `width`; `scale` makes them nearer. */
function roofs({ width, foot, scale, from = 0 }: Roofs): string {
  const points: Point[] = [];
  let x = -from * scale;
  for (let index = 0; x < width; index += 1) {
    const [wide, eaves, gable, chimney] = houses[index % houses.length] ?? [60, 60, 0, false];
    const [left, right, top] = [x, x + wide * scale, foot - eaves * scale];
    points.push([left, top]);
    if (gable) points.push([(left + right) / 2, top - gable * scale]);
    if (chimney) {
      const [a, b, up] = [right - 22 * scale, right - 12 * scale, top - (gable ? 24 : 16) * scale];
      const slope = (at: number) => top - (gable * scale * 2 * (right - at)) / (wide * scale);
      points.push(
        [a, gable ? slope(a) : top],
        [a, up - 12 * scale],
        [b, up - 12 * scale],
        [b, gable ? slope(b) : top],
      );
    }
    points.push([right, top]);
    x = right;
  }
  return `${polyline(points)}V${foot}H${points[0]?.[0] ?? 0}Z`;
}
