import { Drawing, type SubjectProps } from '@northgate/ui/drawings/drawing';
import { box, range } from '@northgate/ui/drawings/geometry';
import { Circle, Path } from '@northgate/ui/drawings/pen';

const bins = range(65).map((bin) => {
  const [column, row] = [bin % 13, Math.floor(bin / 13)];
  return {
    path: box({ x: 16 + column * 22, y: 8 + row * 24, width: 16, height: 14 }),
    full: (column * 7 + row * 5) % 11 < 3,
  };
});
const drawn = (full: boolean): string =>
  bins
    .filter((bin) => bin.full === full)
    .map(({ path }) => path)
    .join('');

/** Logistics application, 320 × 132: bins of a warehouse and the order they are picked in. */
export const WarehousePicking = (props: SubjectProps) => (
  <Drawing width={320} height={132} {...props}>
    <Path d={drawn(true)} mark="fi" />
    <Path d={drawn(false)} mark="h" />
    <Path d="M22 26H302V50H22V74H302V98H170" mark="s w2" />
    <Circle x={170} y={98} r={5} mark="sfill" />
    <Circle x={22} y={26} r={5} mark="fp i" />
  </Drawing>
);
