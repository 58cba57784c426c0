import { Drawing, type SubjectProps } from '../drawing.js';
import { Path } from '../pen.js';

const benches = [
  { rx: 86, ry: 46 },
  { rx: 68, ry: 36 },
  { rx: 50, ry: 26 },
  { rx: 32, ry: 16 },
  { rx: 15, ry: 7 },
];

/** Mining: the benches of an open pit with the haul path out. */
export const MiningMotif = (props: SubjectProps) => (
  <Drawing width={200} height={120} {...props}>
    {benches.map((bench, index) => (
      <ellipse
        key={bench.rx}
        className={index === benches.length - 1 ? 'i w2' : 'i'}
        cx={100 + index * 3}
        cy={58 + index * 4}
        {...bench}
      />
    ))}
    <Path
      d="M16 48C40 96 132 108 166 80C188 60 150 34 108 38C74 42 66 66 96 78C118 86 140 76 130 66"
      mark="s dash3"
    />
  </Drawing>
);
