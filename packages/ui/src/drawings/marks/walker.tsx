/** A person seen from above, on a plan; `heading` in degrees, 0 is up. */
export const Walker = ({ x, y, heading = 0 }: { x: number; y: number; heading?: number }) => (
  <g transform={`translate(${x} ${y})rotate(${heading})`}>
    <circle className="fi" r="6.5" />
    <path className="i" d="M0-7v-10" />
  </g>
);
