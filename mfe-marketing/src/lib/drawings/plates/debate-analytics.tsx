import { Drawing, type SubjectProps } from '@northgate/ui/drawings/drawing';
import { at, dots, smoothPath, type Point } from '@northgate/ui/drawings/geometry';
import { Label, Path } from '@northgate/ui/drawings/pen';
import { agents } from './debate-agents';

const agreed: Point = [486, 92];
/** Where each agent stood, from the first message to agreement. */
const positions: Point[][] = [
  [[44, 24], [150, 30], [262, 70], [372, 78], agreed],
  [[44, 58], [150, 84], [262, 62], [372, 90], agreed],
  [[44, 166], [150, 160], [262, 148], [372, 104], agreed],
  [[44, 130], [150, 104], [262, 126], [372, 96], agreed],
  [[44, 94], [150, 128], [262, 100], [372, 86], agreed],
];

/** Analytics: where five agents stood at each message, and where they met. */
export const DebateAnalytics = (props: SubjectProps) => (
  <Drawing width={620} height={196} {...props}>
    <Path d="M30 8V184H620M150 184v-6M262 184v-6M372 184v-6M486 184v-6" mark="h" />
    <Path d={positions.map(smoothPath).join('')} />
    <Path d={`M${at(agreed)}V184`} mark="s dash3" />
    <Path d={`M${at(agreed)}H620`} mark="s w2" />
    <Path d={dots([agreed], 8)} mark="sfill" />
    <Path
      d={dots(
        positions.map(([first = agreed]) => first),
        14,
      )}
      mark="fp i"
    />
    {positions.map(([first = agreed], index) => (
      <Label key={first[1]} x={first[0]} y={first[1] + 5} mark="lab b" anchor="middle">
        {agents[index]?.letter}
      </Label>
    ))}
    <Label x={612} y={agreed[1] - 12} mark="lab b sl" anchor="end">
      Agreement
    </Label>
  </Drawing>
);
