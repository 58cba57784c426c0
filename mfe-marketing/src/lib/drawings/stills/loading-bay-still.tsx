import { Drawing } from '@northgate/ui/drawings/drawing';
import { at, box, cornerMarks, polyline, range, type Point } from '@northgate/ui/drawings/geometry';
import { Person } from '@northgate/ui/drawings/marks/person';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';

const vanishing: Point = [480, 214];
const towards = ([x, y]: Point, share: number): Point => [
  vanishing[0] + (x - vanishing[0]) * share,
  vanishing[1] + (y - vanishing[1]) * share,
];

const floor = [
  ...range(23)
    .map((board): Point => [(board - 6) * 96, 560])
    .map((near) => polyline([near, towards(near, 0.3)])),
  ...[0.36, 0.46, 0.62, 0.84].map(
    (share) => `M${at(towards([0, 560], share))}H${towards([960, 0], share)[0]}`,
  ),
].join('');

const doors = [356, 446, 536];
const slats = doors.flatMap((x) => range(11).map((slat) => `M${x} ${206 + slat * 10}h68`)).join('');

const rackPosts = [0.44, 0.58, 0.78, 1.02];
const rackShelves = [-150, -20, 110, 240];

function racking(side: 1 | -1): string {
  const place = (depth: number, height: number): Point => [
    vanishing[0] + side * 480 * depth,
    vanishing[1] + height * depth,
  ];
  const posts = rackPosts.map((depth) => polyline([place(depth, -150), place(depth, 346)]));
  const shelves = rackShelves.map((height) => polyline([place(0.44, height), place(1.02, height)]));
  return [...posts, ...shelves].join('');
}

/** What shows until the CCTV video does: a loading bay, 960 × 540, drawn for a Night surface. */
export const LoadingBayStill = ({ className = '' }: { className?: string }) => (
  <Drawing
    width={960}
    height={540}
    className={`still ${className}`.trim()}
    preserveAspectRatio="xMidYMid slice"
  >
    <Path d={floor} mark="h" />
    <Path d="M0-20L336 144M960-20L624 144" />
    <Path d={box({ x: 336, y: 144, width: 288, height: 174 })} />
    <Path d={doors.map((x) => box({ x, y: 196, width: 68, height: 122 })).join('')} />
    <Path d={slats} mark="h" />
    <Path d={racking(-1) + racking(1)} mark="i thin" />
    <Person x={404} y={300} scale={1.05} />
    <Person x={742} y={330} scale={1.8} />
    <Person x={520} y={300} scale={2.35} />
    <Path d={cornerMarks({ x: 472, y: 292, width: 96, height: 158 }, 22)} mark="s w3" />
    <Path d="M568 300h26" mark="s" />
    <Label x={602} y={306} mark="lab sl b lg halo">
      Loitering 15:00
    </Label>
    <Rect x={14} y={16} width={196} height={34} mark="bgc" />
    <Label x={24} y={39} mark="lab lg">
      Camera 04, loading bay 3
    </Label>
  </Drawing>
);
