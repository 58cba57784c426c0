import { dots, range, seededRandom, smoothPath, type Point } from '@northgate/ui/drawings/geometry';
import { Pin } from '../marks/pin';
import { Circle, Label, Path } from '@northgate/ui/drawings/pen';
import { WideSheet } from './exhibit-sheets';

const surface = 318;
const plants = range(19).map((index) => 36 + index * 76);
/** How well a plant stands, from 0 to 1: one patch of the row is dry. */
const vigour = (x: number): number => 1 - 0.5 * Math.exp(-(((x - 760) / 120) ** 2));

const leaf = (x: number, y: number, reach: number, droop: number): string =>
  `M${x} ${Math.round(y)}Q${Math.round(x + reach * 0.45)} ${Math.round(y - 34 + droop)} ${Math.round(x + reach)} ${Math.round(y - 6 + droop * 1.7)}Q${Math.round(x + reach * 0.4)} ${Math.round(y - 20 + droop)} ${x} ${Math.round(y + 6)}`;

function plant(x: number): string {
  const health = vigour(x);
  const height = 150 * health;
  const droop = (1 - health) * 40;
  const leaves = range(4)
    .flatMap((pair) => {
      const y = surface - height * (0.22 + pair * 0.19);
      const reach = 36 * (0.75 + health * 0.25) - pair * 3;
      return [
        leaf(x, y, pair % 2 ? reach : -reach, droop),
        leaf(x, y - 8, pair % 2 ? -reach * 0.7 : reach * 0.7, droop),
      ];
    })
    .join('');
  return `M${x - 2} ${surface}V${Math.round(surface - height)}h4V${surface}z${leaves}`;
}
const tassels = plants
  .map((x) => {
    const top = Math.round(surface - 150 * vigour(x));
    return `M${x} ${top}v-18M${x} ${top - 4}l-7-12M${x} ${top - 4}l7-12`;
  })
  .join('');

const random = seededRandom(17);
const root = (x: number): string =>
  range(5)
    .map((fibre) => {
      const lean = (fibre - 2) * 11 * (0.7 + random() * 0.5);
      const deep = (58 + random() * 54) * (0.55 + vigour(x) * 0.5);
      return `M${x} ${surface}q${Math.round(lean)} ${Math.round(deep * 0.4)} ${Math.round(lean * 1.3)} ${Math.round(deep)}`;
    })
    .join('');

const roots = plants.map(root).join('');

const layer = (y: number, wave: number): Point[] =>
  range(10).map((step): Point => [step * 160, y + Math.sin(step * 1.4 + y) * wave]);
const stones = dots(
  range(30).map((): Point => [130 + random() * 1310, 506 + random() * 44]),
  3.4,
);
const crumbs = dots(
  range(44).map((): Point => [random() * 1440, 340 + random() * 60]),
  1.4,
);
/** How deep the ground is moist: it runs dry below the weak patch. */
const moist: Point[] = range(19).map((step): Point => {
  const x = step * 80;
  return [x, 470 - 108 * Math.exp(-(((x - 760) / 150) ** 2)) + Math.sin(step) * 5];
});
const probe = (x: number): string => `M${x} ${surface - 34}V468M${x - 9} ${surface - 34}h18v-16h-18z`;
const readings = [356, 404, 452];
const drip = plants.map((x): Point => [x + 24, surface - 7]);

const drone: Point = [720, 66];
const furrows = range(48)
  .map((tuft) => `M${tuft * 30 + 8} ${surface}l3-6m4 6l-2-5`)
  .join('');

/** Agriculture: one row above and below the ground, with the patch that is dry. */
const RowSection = () => (
  <WideSheet title="A row of maize above and below the ground. In the middle the plants are lower, their roots short and the soil dry; a drone above, a probe in the ground and one open valve are marked.">
    <Path d={`M0 ${surface}H1440V560H0z`} mark="t3" />
    <Path d={`${smoothPath(moist)}V${surface}H0Z`} mark="t2" />
    <Path d={`${smoothPath(layer(492, 5))}V560H0Z`} mark="fp" />
    <Path d={smoothPath(layer(492, 5))} mark="h" />
    <Path d={crumbs} mark="fd" />
    <Path d={stones} mark="i thin fp" />
    <Path d={roots} mark="i thin" />
    <Path d={smoothPath(moist)} mark="i thin dash2" />
    <Path d={plants.map(plant).join('')} mark="i thin t4" />
    <Path d={tassels} mark="i thin" />
    <Path d={furrows} mark="h" />
    <Path d={`M0 ${surface}H1440`} mark="i w2" />
    <Path d={`M0 ${surface - 7}H1440`} mark="i thin" />
    <Path d={dots(drip, 3)} mark="i thin fp" />
    <Path d={probe(400) + probe(1024)} mark="i w2" />
    <Path
      d={dots(
        [400, 1024].flatMap((x) => readings.map((y): Point => [x, y])),
        5,
      )}
      mark="i fp"
    />
    <Path
      d={`M${drone[0] - 46} ${drone[1] - 8}h92M${drone[0] - 60} ${drone[1] - 12}h28M${drone[0] + 32} ${drone[1] - 12}h28M${drone[0] - 16} ${drone[1] - 8}l6 16h20l6-16`}
      mark="i w2"
    />
    <g className="op">
      <Path
        d={`M${drone[0] - 6} ${drone[1] + 10}L588 ${surface - 20}M${drone[0] + 6} ${drone[1] + 10}L916 ${surface - 20}`}
        mark="s hl dash3"
      />
      <Path d="M630 190V334H892V190M630 190h14M892 190h-14" mark="s w2" />
      <Path d={probe(760)} mark="s w2" />
      <Path
        d={dots(
          readings.map((y): Point => [760, y]),
          6,
        )}
        mark="sfill"
      />
      <Path d={`M630 ${surface - 7}H892`} mark="s w3" />
      <Path
        d={plants
          .filter((x) => x > 630 && x < 880)
          .map((x) => `M${x + 24} ${surface + 4}q-5 9 0 13q5-4 0-13`)
          .join('')}
        mark="sfill"
      />
      <Circle x={612} y={surface - 7} r={10} mark="s sf w2" />
      <Path d={`M605 ${surface - 14}l14 14M605 ${surface}l14-14`} mark="s" />
    </g>
    <Pin x={806} y={52}>
      A
    </Pin>
    <Pin x={912} y={176}>
      B
    </Pin>
    <Pin x={796} y={452}>
      C
    </Pin>
    <Pin x={572} y={276}>
      D
    </Pin>
    <Label x={60} y={440}>
      Moist
    </Label>
    <Label x={664} y={472} mark="lab">
      Dry ground
    </Label>
    <Label x={60} y={536}>
      Subsoil
    </Label>
  </WideSheet>
);

export const agricultureExhibit = [RowSection] as const;
