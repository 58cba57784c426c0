import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, dots, range, type Point } from '@northgate/ui/drawings/geometry';
import { Cross } from '@northgate/ui/drawings/marks/cross';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import type { ReactElement } from 'react';

type SymbolName = 'servers' | 'models' | 'security' | 'monitoring' | 'training';

const Servers = () => (
  <>
    {[14, 68, 122].map((x) => (
      <Rect key={x} x={x} y={12} width={42} height={88} mark="fp i" />
    ))}
    <Path d={units([14, 68]).join('')} mark="ibar" />
    <Path d={units([122]).slice(0, 3).join('')} mark="ibar" />
    <Path d={units([122]).slice(3).join('')} mark="h dash" />
    <Path d="M0 100H176" />
  </>
);

const units = (racks: number[]): string[] =>
  racks.flatMap((x) => range(6).map((row) => box({ x: x + 6, y: 20 + row * 13, width: 30, height: 8 })));

const cloud = (): Point[] =>
  range(42).map((cell): Point => [14 + (cell % 7) * 11, 24 + Math.floor(cell / 7) * 11]);

const Models = () => (
  <>
    <Path d={dots(cloud(), 1.8)} mark="fd" />
    <Path d="M94 52h28m-8-6l8 6l-8 6" />
    <Rect x={128} y={30} width={42} height={42} mark="s" />
    <Path
      d={dots(
        range(9).map((cell): Point => [137 + (cell % 3) * 12, 39 + Math.floor(cell / 3) * 12]),
        3.4,
      )}
      mark="sfill"
    />
  </>
);

const Security = () => (
  <>
    <Rect x={66} y={8} width={104} height={92} mark="t1 i" />
    <Rect x={88} y={26} width={60} height={56} mark="t2 i" />
    <Rect x={106} y={42} width={24} height={24} mark="fi" />
    <Path d="M6 30L60 46L12 76" mark="s w2" />
    <Cross x={62} y={46} r={5} />
  </>
);

const Monitoring = () => (
  <>
    <Rect x={8} y={10} width={160} height={84} mark="fp i" />
    <Path d="M8 38H168M8 66H168M48 10V94M88 10V94M128 10V94" mark="h" />
    <Path d="M8 76L30 70L52 74L70 54L92 60L112 50L126 24L138 58L168 52" />
    <Circle x={126} y={24} r={7} mark="s w2" />
    <Path d="M88 94v8M66 102h44" />
  </>
);

const Training = () => (
  <>
    <Path
      d="M16 18C40 10 66 12 88 22C110 12 136 10 160 18V92C136 84 110 86 88 96C66 86 40 84 16 92Z"
      mark="fp"
    />
    <Path d="M16 18C40 10 66 12 88 22C110 12 136 10 160 18V92C136 84 110 86 88 96C66 86 40 84 16 92ZM88 22V96" />
    <Path d="M28 34h46M28 46h46M28 58h34M102 34h46M102 46h30M102 70h46" mark="h" />
    <Path d="M102 58l7 7l14-16" mark="s w2" />
  </>
);

const symbols = {
  servers: Servers,
  models: Models,
  security: Security,
  monitoring: Monitoring,
  training: Training,
} satisfies Record<SymbolName, () => ReactElement>;

/** A small drawing of one part of the system, 176 × 108. */
export function ComponentSymbol({ name }: { name: SymbolName }) {
  const Symbol = symbols[name];
  return (
    <Drawing width={176} height={108}>
      <Symbol />
    </Drawing>
  );
}
