import { box, range } from '../geometry.js';
import { Path, Rect } from '../pen.js';

interface RackProps {
  x: number;
  y: number;
  width: number;
  height: number;
  units: number;
  /** Index of the unit that is overprinted. */
  hot?: number;
}

/** A server rack seen from the front: a frame and its units from the top down, 15 apart. */
export function Rack({ x, y, width, height, units, hot }: RackProps) {
  const unit = (index: number) => ({ x: x + 6, y: y + 8 + index * 15, width: width - 12, height: 9 });
  const cold = range(units).filter((index) => index !== hot);
  return (
    <>
      <Rect x={x} y={y} width={width} height={height} mark="fp i" />
      {cold.length > 0 && <Path d={cold.map((index) => box(unit(index))).join('')} mark="ibar" />}
      {hot !== undefined && <Rect {...unit(hot)} mark="sbar" />}
    </>
  );
}
