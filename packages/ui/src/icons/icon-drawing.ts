import type { SVGAttributes } from 'react';

type Shape = 'circle' | 'line' | 'polyline' | 'rect';

/** The shapes of an icon on a sheet of 24 by 24, in the order in which they are drawn; a string is a path's course. */
export type IconDrawing = readonly (string | readonly [Shape, SVGAttributes<SVGElement>])[];
