import { at } from '@northgate/ui/drawings/geometry';

/** A letter in a disc that a note beside the drawing repeats; on small screens it grows. */
export const Pin = ({ x, y, children }: { x: number; y: number; children: string }) => (
  <g transform={`translate(${at([x, y])})`}>
    <g className="pin">
      <circle className="fi" r="13" />
      <text className="inv" y="5" textAnchor="middle">
        {children}
      </text>
    </g>
  </g>
);
