import { Drawing, type SubjectProps } from '@northgate/ui/drawings/drawing';
import { box, range, seededRandom } from '@northgate/ui/drawings/geometry';
import { Path } from '@northgate/ui/drawings/pen';

/** Clips on two tracks: start and length. */
const tracks = [
  {
    y: 34,
    clips: [
      [12, 92],
      [104, 58],
      [162, 122],
      [284, 108],
    ],
  },
  {
    y: 82,
    clips: [
      [62, 76],
      [206, 136],
    ],
  },
] as const;
const playhead = 242;

const clips = tracks
  .flatMap(({ y, clips: placed }) => placed.map(([x, width]) => box({ x, y, width, height: 38 })))
  .join('');
const stills = tracks
  .flatMap(({ y, clips: placed }) => placed.map(([x, width]) => `M${x} ${y + 38}l${Math.min(width, 38)}-38`))
  .join('');
const random = seededRandom(7);
const sound = range(95)
  .map((index) => {
    const loud = Math.round(3 + random() * 17 * (0.4 + 0.6 * Math.abs(Math.sin(index / 9))));
    return `M${12 + index * 4} ${156 - loud}v${2 * loud}`;
  })
  .join('');

/** Video production: an edit with two picture tracks and sound, and where it is being played. */
export const StudioVideo = (props: SubjectProps) => (
  <Drawing width={404} height={196} {...props}>
    <Path
      d={`M12 16H392${range(20)
        .map((tick) => `M${12 + tick * 20} 16v${tick % 5 ? 4 : 9}`)
        .join('')}`}
      mark="h"
    />
    <Path d={clips} mark="fp i" />
    <Path d={stills} mark="h" />
    <Path d={sound} />
    <Path d={box({ x: 206, y: 82, width: 136, height: 38 })} mark="s w2" />
    <Path d={`M${playhead} 12V188`} mark="s w2" />
    <Path d={`M${playhead - 9} 4h18v10l-9 9l-9-9z`} mark="sfill" />
  </Drawing>
);
