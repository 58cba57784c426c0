import { at, range, seededRandom, type Point } from '@northgate/ui/drawings/geometry';

/** Size of the cybersecurity plate and the places on it that other marks refer to, in its units. */
export const networkSheet = {
  width: 1440,
  height: 400,
  perimeter: 620,
  triage: [700, 200] as Point,
} as const;

const { height, perimeter, triage } = networkSheet;
const columns = [60, 190, 330, 480];
const attacked = [6, 5, 4, 3];

const nearest = (points: Point[], y: number): Point[] =>
  [...points].sort((a, b) => Math.abs(a[1] - y) - Math.abs(b[1] - y));

/** Endpoints, the lines between them up to triage, and the attack path as far as the perimeter. */
export function buildNetwork(): { endpoints: Point[]; edges: string; attack: Point[]; cut: Point } {
  const random = seededRandom(17);
  const layers = columns.map((x, column) =>
    range(9 - column).map((row): Point => {
      const spacing = (height - 60) / (9 - column);
      return [x + (random() - 0.5) * 46, 30 + (row + 0.5) * spacing + (random() - 0.5) * 16];
    }),
  );
  const edges = layers.slice(0, -1).flatMap((layer, index) =>
    layer.flatMap((from) =>
      nearest(layers[index + 1] ?? [], from[1])
        .slice(0, random() > 0.6 ? 2 : 1)
        .map((to) => `M${at(from)}L${at(to)}`),
    ),
  );
  const intoTriage = (layers.at(-1) ?? []).map((from) => `M${at(from)}L${at(triage)}`);
  const attack = layers.flatMap((layer, index) => layer.slice(attacked[index], (attacked[index] ?? 0) + 1));
  const last = attack.at(-1) ?? triage;
  const share = (perimeter - last[0]) / (triage[0] - last[0]);
  return {
    endpoints: layers.flat(),
    edges: [...edges, ...intoTriage].join(''),
    attack,
    cut: [perimeter, last[1] + (triage[1] - last[1]) * share],
  };
}
