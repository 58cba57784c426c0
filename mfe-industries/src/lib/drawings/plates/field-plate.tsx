import type { ReactNode } from 'react';
import { Drawing } from '@northgate/ui/drawings/drawing';
import { Neatline } from '@northgate/ui/drawings/marks/neatline';
import { Label, Rect } from '@northgate/ui/drawings/pen';

/** Size of an industry's hero plate. Between 100 and 740 across nothing is cut off on any screen. */
export const field = { width: 840, height: 640 } as const;

interface FieldPlateProps {
  /** The sentence that says what is drawn. */
  title: string;
  ground: 'bgc' | 't1' | 't2' | 't3' | 't4';
  children: ReactNode;
}

/** The sheet of an industry's hero: a tint, what is drawn on it, and the neatline. Its parent has a height. */
export const FieldPlate = ({ title, ground, children }: FieldPlateProps) => (
  <Drawing
    {...field}
    title={title}
    className={`plate-field on-${ground}`}
    preserveAspectRatio="xMidYMax slice"
  >
    <Rect x={0} y={0} {...field} mark={ground} />
    {children}
    <Neatline {...field} segment={28} thickness={6} />
  </Drawing>
);

interface TagProps {
  x: number;
  y: number;
  width: number;
  title: string;
  detail: string;
}

/** What the model says about the place its leader points to; on phones the title alone. */
export const Tag = ({ x, y, width, title, detail }: TagProps) => (
  <g className="tag">
    <Rect x={x} y={y} width={width} height={46} mark="fp s1" />
    <Label x={x + 12} y={y + 19} mark="lab sl b">
      {title}
    </Label>
    <Label x={x + 12} y={y + 36}>
      {detail}
    </Label>
  </g>
);
