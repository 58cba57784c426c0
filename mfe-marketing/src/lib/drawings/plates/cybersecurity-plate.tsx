import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, dots, polyline } from '@northgate/ui/drawings/geometry';
import { Cross } from '@northgate/ui/drawings/marks/cross';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';
import { buildNetwork, networkSheet } from './cybersecurity-network';

const { width, height, perimeter, triage } = networkSheet;
const cores = [90, height / 2, height - 90];
const leaves = cores.flatMap((y) => [y - 42, y, y + 42].map((leaf) => ({ core: y, leaf })));

const CoreSystems = () => (
  <>
    <Path d={cores.map((y) => `M${triage[0]} ${triage[1]}C800 ${triage[1]} 800 ${y} 900 ${y}`).join('')} />
    <Path d={leaves.map(({ core, leaf }) => `M900 ${core}L1120 ${leaf}H1300`).join('')} mark="h" />
    <Path
      d={
        leaves.map(({ leaf }) => box({ x: 1110, y: leaf - 10, width: 20, height: 20 })).join('') +
        cores.map((y) => box({ x: 884, y: y - 16, width: 32, height: 32 })).join('')
      }
      mark="i fp"
    />
    <Path
      d={leaves.map(({ leaf }) => box({ x: 1300, y: leaf - 6, width: 72, height: 12 })).join('')}
      mark="ibar"
    />
    <Rect x={triage[0] - 20} y={triage[1] - 20} width={40} height={40} mark="fi" />
  </>
);

/** The cybersecurity hero: a network and one attack path cut at the perimeter. Its parent has a height. */
export function CybersecurityPlate({ className = '' }: { className?: string }) {
  const { endpoints, edges, attack, cut } = buildNetwork();
  return (
    <Drawing
      width={width}
      height={height}
      className={`plate-topo ${className}`.trim()}
      preserveAspectRatio="xMidYMid slice"
      title="Network topology: one attack path through four endpoints is cut at the perimeter before it reaches triage and the core systems."
    >
      <Path d={edges} mark="h" />
      <Path d={dots(endpoints, 5)} mark="i fp" />
      <CoreSystems />
      <g className="op">
        <Path d={`M${perimeter} 16V${height - 22}`} mark="s tdash" />
        <Path d={polyline([...attack, cut])} mark="s w3" />
        <Path d={dots(attack, 6)} mark="sfill" />
        <Cross x={cut[0]} y={cut[1]} r={6} />
        <Label x={634} y={34} mark="lab sl">
          Perimeter
        </Label>
      </g>
      <Label x={24} y={height - 16}>
        Endpoints
      </Label>
      <Label x={triage[0]} y={triage[1] - 32} anchor="middle">
        Triage
      </Label>
      <Label x={870} y={height - 30}>
        Core systems
      </Label>
    </Drawing>
  );
}
