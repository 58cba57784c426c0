import { Drawing } from '@northgate/ui/drawings/drawing';
import { Cross } from '@northgate/ui/drawings/marks/cross';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';

const layers = [
  { name: 'Perimeter', field: 't1 i' },
  { name: 'Network', field: 't2 i' },
  { name: 'Endpoint', field: 't4 i' },
  { name: 'Identity', field: 't3 i' },
  { name: 'Data', field: 'fi', lettering: 'lab b inv' },
];

/** Five nested layers of defence, 640 × 350; an attack stops at the fourth. */
export const SecurityLayers = ({ className }: { className?: string }) => (
  <Drawing
    width={640}
    height={350}
    className={className}
    title="Five nested security layers; an attack stops at the fourth."
  >
    {layers.map(({ name, field }, depth) => (
      <Rect
        key={name}
        x={4 + depth * 46}
        y={4 + depth * 34}
        width={632 - depth * 92}
        height={340 - depth * 68}
        mark={field}
      />
    ))}
    {layers.map(({ name, lettering = 'lab b' }, depth) => (
      <Label key={name} x={16 + depth * 46} y={24 + depth * 34} mark={lettering}>
        {name}
      </Label>
    ))}
    <Path d="M640 214L560 202L510 195" mark="s w3" />
    <Cross x={499} y={193} r={6} />
  </Drawing>
);
