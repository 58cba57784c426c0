import { Drawing, type SubjectProps } from '../drawing.js';
import { box } from '../geometry.js';
import { Path } from '../pen.js';

const shelves = [
  { y: 22, width: 12, facings: [34, 54, 74, 94, 114, 134, 152] },
  { y: 54, width: 16, facings: [34, 56, 78, 122, 144] },
  { y: 84, width: 12, facings: [34, 50, 66, 82, 98, 114, 130, 148] },
];
const facings = shelves.flatMap(({ y, width, facings: row }) =>
  row.map((x) => box({ x, y, width, height: 22 })),
);

/** Retail: shelf facings with one of them empty. */
export const RetailMotif = (props: SubjectProps) => (
  <Drawing width={200} height={120} {...props}>
    <Path d="M24 14V108M176 14V108M24 44H176M24 76H176M24 106H176" />
    <Path d={facings.join('')} mark="h" />
    <Path d="M99 52h18v24h-18z" mark="s dash3" />
  </Drawing>
);
