import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, dots, polyline, type Point } from '@northgate/ui/drawings/geometry';
import { Cross } from '@northgate/ui/drawings/marks/cross';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';

const triage: Point = [560, 220];
const perimeter = 440;
const cores = [114, 220, 326];
const leaves = cores.flatMap((y) => [y - 34, y, y + 34].map((leaf) => ({ core: y, leaf })));

/** A place with six machines in two rows, and what joins it to the rest; `top` is its upper edge. */
const site = (top: number) => {
  const machines: Point[] = [
    [78, top + 34],
    [78, top + 66],
    [146, top + 24],
    [146, top + 58],
    [214, top + 40],
    [214, top + 72],
  ];
  return { top, machines, gateway: [292, top + 48] as Point };
};
const sites = [66, 172, 278].map(site);
const names = ['Office', 'Plant', 'At home'];

const edgesOf = ({ machines: [a, b, c, d, e, f] = [], gateway }: ReturnType<typeof site>): string =>
  [
    [a, c, e, gateway],
    [b, d, f, gateway],
    [a, d, e],
  ]
    .map((line) => polyline(line.filter((point) => point !== undefined)))
    .join('');

/** From the machine it began on as far as the perimeter. */
const attack: Point[] = [
  [78, 344],
  [146, 336],
  [214, 350],
  [292, 326],
  [perimeter, 267.5],
];

/** What the desk writes about it, line by line, eight minutes in all. */
const notes = [
  ['09:14', 'Seen: asks for the payroll share'],
  ['09:16', 'Judged: unlike this machine'],
  ['09:17', 'Cut: the path is closed'],
  ['09:22', 'Written down, with the reason'],
] as const;

/** What of that there is room for on a phone, where the clip says beside it what came of it. */
const lines = ['One alert,', 'eight minutes'];

const Network = () => (
  <>
    <Path d={sites.map(({ top }) => box({ x: 36, y: top, width: 294, height: 92 })).join('')} mark="h t1" />
    <Path d={sites.map(edgesOf).join('')} mark="h" />
    <Path d={sites.map(({ gateway }) => polyline([gateway, triage])).join('')} mark="i thin" />
    <Path d={cores.map((y) => `M560 220C620 220 620 ${y} 690 ${y}`).join('')} mark="i thin" />
    <Path d={leaves.map(({ core, leaf }) => `M690 ${core}L790 ${leaf}H836`).join('')} mark="h" />
    <Path
      d={dots(
        sites.flatMap(({ machines }) => machines),
        6,
      )}
      mark="i fp"
    />
    <Path
      d={
        sites.map(({ gateway: [x, y] }) => box({ x: x - 9, y: y - 9, width: 18, height: 18 })).join('') +
        cores.map((y) => box({ x: 676, y: y - 14, width: 28, height: 28 })).join('') +
        leaves.map(({ leaf }) => box({ x: 781, y: leaf - 8, width: 16, height: 16 })).join('')
      }
      mark="i fp"
    />
    <Path
      d={leaves.map(({ leaf }) => box({ x: 836, y: leaf - 5, width: 84, height: 10 })).join('')}
      mark="ibar"
    />
    <Rect x={540} y={200} width={40} height={40} mark="fi" />
  </>
);

const CaseNotes = () => (
  <>
    <Path d={`M520 386H932M520 412H932${box({ x: 732, y: 394, width: 200, height: 10 })}`} mark="h bgc" />
    <Rect x={732} y={394} width={200} height={10} mark="sbar bgc" />
    <Label x={520} y={405} mark="lab lg">
      One alert, eight minutes
    </Label>
    {notes.map(([time, text], index) => (
      <Label key={time} x={520} y={438 + index * 26} mark={index > 1 ? 'lab lg b sl' : 'lab lg'}>
        {time} {text}
      </Label>
    ))}
  </>
);

/** What shows until the cybersecurity video does: three sites, one attack and its case, 960 × 540, drawn for a Night surface. */
export const NetworkStill = ({ className = '' }: { className?: string }) => (
  <Drawing
    width={960}
    height={540}
    className={`still ${className}`.trim()}
    preserveAspectRatio="xMidYMid slice"
  >
    <Network />
    <Path d={`M${perimeter} 40V404`} mark="s tdash" />
    <Path d={polyline(attack)} mark="s w3" />
    <Path d={dots(attack.slice(0, 3), 7) + box({ x: 283, y: 317, width: 18, height: 18 })} mark="sfill" />
    <Cross x={perimeter} y={267.5} r={7} />
    {sites.map(({ top }, index) => (
      <Label key={top} x={46} y={top + 20} mark="lab lg">
        {names[index]}
      </Label>
    ))}
    <Label x={452} y={56} mark="lab sl b lg">
      Perimeter
    </Label>
    <Label x={560} y={188} anchor="middle" mark="lab lg halo">
      Triage
    </Label>
    <Label x={676} y={84} mark="lab lg halo">
      Core systems
    </Label>
    <CaseNotes />
    {lines.map((line, index) => (
      <Label key={line} x={36} y={480 + index * 40} mark="lab nar">
        {line}
      </Label>
    ))}
    <Label x={24} y={39} mark="lab lg">
      Network map, one attack
    </Label>
  </Drawing>
);
