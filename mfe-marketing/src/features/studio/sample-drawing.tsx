import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, range, seededRandom } from '@northgate/ui/drawings/geometry';
import { Person } from '@northgate/ui/drawings/marks/person';
import { Circle, Label, Path, Rect } from '@northgate/ui/drawings/pen';
import type { ReactNode } from 'react';
import type { StudioSample } from '../../content/studio.content';
import { kite, roofs } from './kite-scene';

const [width, height] = [960, 540];

const Frame = ({ title, ground, children }: { title: string; ground: string; children: ReactNode }) => (
  <Drawing width={width} height={height} title={title}>
    <Rect x={0} y={0} width={width} height={height} mark={ground} />
    {children}
  </Drawing>
);

const windows = (columns: number[], rows: number[], [wide, tall]: [number, number]): string =>
  rows
    .flatMap((y) =>
      columns.map((x) => `${box({ x, y, width: wide, height: tall })}M${x + wide / 2} ${y}v${tall}`),
    )
    .join('');

/** What was built and filmed: one shop front and the pavement before it. */
const shop =
  'M316 500V352H644V500M316 388H644M340 500V402H470V486H340M490 500V402H544V500M564 486V402H622V486H564M405 402V486';
const awning = `M300 352H660L676 392H284ZM${range(7)
  .map((strip) => `${300 + strip * 52} 352L${290 + strip * 56} 392`)
  .join('M')}`;
/** What was drawn: the floors above and the street around. */
const upper =
  'M316 352V150H644V352M316 252H644M304 150H656V136H304ZM348 136V104H392V136M560 136V96H604V136' +
  'M316 500H150V212H316M150 212L232 152L316 212M150 318H316M644 500H806V180H644M644 180H818V168H644M644 300H806' +
  'M806 500H960M960 250H806M0 500H150M150 264H0';
const upperWindows =
  windows([346, 420, 496, 572], [170, 272], [42, 62]) +
  windows([178, 242], [236, 338, 420], [38, 54]) +
  windows([672, 744], [200, 318, 410], [36, 62]) +
  windows([40, 92], [290, 380], [30, 54]) +
  windows([842, 900], [276, 370], [30, 54]);
const tower = 'M452 136V40L480 8L508 40V136M452 84H508';
const trackers = (
  [
    [316, 352],
    [644, 352],
    [470, 402],
    [564, 486],
  ] as const
)
  .map(([x, y]) => `M${x - 11} ${y}h22M${x} ${y - 11}v22`)
  .join('');

const SetExtension = () => (
  <Frame
    ground="t3"
    title="A street. The shop front with a person before it is drawn in ink, as filmed; the floors above, the clock tower and the houses beside it are overprinted above a dashed line, as added."
  >
    <Path d="M0 500H960V540H0z" mark="fp" />
    <Path d={upper} mark="s w2" />
    <Path d={upperWindows} mark="s thin" />
    <Path d={tower} mark="s w2" />
    <Circle x={480} y={62} r={15} mark="s w2" />
    <Path d="M480 62v-10M480 62l7 5" mark="s w2" />
    <Rect x={316} y={352} width={328} height={148} mark="fp" />
    <Path d={shop} mark="i w2" />
    <Path d={awning} mark="i t2" />
    <Path d="M0 500H960" mark="i w2" />
    <Path d="M716 500V300M704 300h24l8-34h-40zM700 266h32M716 266v-10" mark="i fp" />
    <Person x={600} y={411} scale={1.42} />
    <Path
      d="M272 500v-32h34v32M266 468h46M278 468q-8-30 10-40M290 468q2-34 18-44M286 468q-22-18-16-36"
      mark="i fp"
    />
    <Path
      d={range(10)
        .map((slab) => `M${30 + slab * 100} 500l-30 40`)
        .join('')}
      mark="h"
    />
    <Path d={trackers} mark="s w3" />
    <Path d="M0 512H282V340H678V512H960" mark="s w2 dash2" />
    <Label x={480} y={531} anchor="middle" mark="lab b sl halo">
      Drawn above this line
    </Label>
  </Frame>
);

const poster = kite(190);
const crop = 'M36 0V22M0 36H22M924 0V22M960 36H938M36 540V518M0 504H22M924 540V518M960 504H938';
const register = (x: number, y: number): string =>
  `M${x - 12} ${y}h24M${x} ${y - 12}v24M${x - 7} ${y}a7 7 0 1 0 14 0a7 7 0 1 0-14 0`;

const Poster = () => (
  <Frame
    ground="bgc"
    title="A poster proof with crop marks: a kite before a large sun over rooftops, its line running to the edge, with the words Wind. Bring string."
  >
    <Path d="M36 36H924V504H36Z" mark="t2" />
    <Circle x={660} y={278} r={182} mark="t3" />
    <Path d="M36 420Q180 360 330 404T640 392T924 416V504H36Z" mark="t4" />
    <svg x={36} y={36} width={888} height={468} viewBox="36 36 888 468">
      <Path d={roofs({ width: 1000, foot: 520, scale: 1.05, from: 30 })} mark="fi" />
    </svg>
    <Path d="M36 36H924V504H36Z" />
    <g transform="translate(676 196)rotate(24)">
      <Path d={poster.sail} mark="sfill" />
      <Path d={poster.spars} mark="h" />
      <Path d={poster.tail} mark="s w3" />
    </g>
    <Path d="M640 240Q560 420 470 440T330 504" mark="s" />
    <text className="poster" x={76} y={172}>
      Wind.
    </text>
    <text className="poster" x={76} y={262}>
      Bring string.
    </text>
    <Path d={crop} />
    <Path d={register(480, 18) + register(480, 522) + register(18, 270) + register(942, 270)} mark="h" />
    {['t2', 't3', 't4', 'fi', 'sfill'].map((tint, index) => (
      <Rect key={tint} x={64 + index * 22} y={512} width={20} height={20} mark={tint} />
    ))}
  </Frame>
);

const random = seededRandom(77);
/** Under the umbrella it is dry. */
const dry = (x: number, y: number): boolean => x > 462 && x < 662 && y > 190 && y < 420;
const rain = range(150)
  .map(() => {
    const [x, y, long] = [random() * 1060, random() * 500 - 20, 16 + random() * 34];
    if (dry(x, y)) return '';
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(-long * 0.36)} ${Math.round(long)}`;
  })
  .join('');
const ripples = (
  [
    [150, 506, 34],
    [318, 522, 46],
    [560, 512, 30],
    [748, 524, 50],
    [880, 506, 28],
  ] as const
)
  .map(
    ([x, y, r]) =>
      `M${x - r} ${y}a${r} ${Math.round(r / 5)} 0 1 0 ${2 * r} 0a${r} ${Math.round(r / 5)} 0 1 0 ${-2 * r} 0`,
  )
  .join('');

const Rain = () => (
  <Frame
    ground="bgc"
    title="A street at night: a person under an umbrella in the light of a lamp. The street is drawn in ink, as filmed on a dry evening; the rain and the rings in the puddles are overprinted, as added."
  >
    <Path d={roofs({ width: 1000, foot: 470, scale: 2.4, from: 40 })} mark="t2" />
    <Path d={windows([60, 118, 236, 640, 706, 860], [300, 372], [30, 44])} mark="h" />
    <Path
      d={box({ x: 640, y: 300, width: 30, height: 44 }) + box({ x: 118, y: 372, width: 30, height: 44 })}
      mark="t3"
    />
    <Path d="M0 470H960V540H0z" mark="t1" />
    <Path d="M452 106L250 488Q452 520 654 488Z" mark="t3" />
    <Path d="M0 470H960" mark="i w2" />
    <Path d="M452 480V120M452 120q0-24 0-24M424 106h56l-12-30h-32zM440 76h24M452 76v-12" mark="i w2" />
    <g transform="translate(560 0)">
      <Path
        d="M-92 304Q-84 226 0 222Q84 226 92 304Q70 288 46 304Q24 288 0 304Q-24 288-46 304Q-70 288-92 304Z"
        mark="i fp"
      />
      <Path d="M0 222v-12M0 304V412M0 222Q-40 250-46 304M0 222Q40 250 46 304" mark="i" />
    </g>
    <Person x={552} y={330} scale={2.3} />
    <Path d={rain} mark="s" />
    <Path d={ripples} mark="s w2" />
  </Frame>
);

const drawings = { extension: SetExtension, poster: Poster, rain: Rain };

/** A sample frame of the studio. */
export function SampleDrawing({ name }: { name: StudioSample['drawing'] }) {
  const Sample = drawings[name];
  return <Sample />;
}
