/** A standing figure; `x` is its middle, `y` the top of its head, and it is 62 units tall at scale 1. */
export const Person = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <path
    className="fi"
    transform={`translate(${x} ${y})scale(${scale})`}
    d="M-6.2 6.5a6.2 6.2 0 1 1 12.4 0a6.2 6.2 0 1 1-12.4 0M-7 14.5h14a5 5 0 0 1 5 5v17a2.4 2.4 0 0 1-4.8 0v-14h-1v37a3 3 0 0 1-6 0v-20h-.4v20a3 3 0 0 1-6 0v-37h-1v14a2.4 2.4 0 0 1-4.8 0v-17a5 5 0 0 1 5-5z"
  />
);
