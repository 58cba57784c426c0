import type { ComponentProps, ReactNode } from 'react';
import type * as motion from './motion';

// Stands in for `motion` where it cannot be had: the same elements, without motion.

/** What framer-motion knows of the elements that apps move, and a browser does not. */
const ofMotion = new Set(['initial', 'animate', 'exit', 'transition', 'layout']);

interface Moved {
  initial?: unknown;
  animate?: unknown;
}

/** Without what a browser does not know; what begins where it ends has the style that framer-motion has printed on the server. */
function plain(props: Moved): object {
  const known = Object.fromEntries(Object.entries(props).filter(([name]) => !ofMotion.has(name)));
  const { opacity, y } = (props.initial === false && props.animate ? props.animate : {}) as Record<
    string,
    unknown
  >;
  const style = {
    ...(typeof opacity === 'number' ? { opacity } : {}),
    ...(y === 0 ? { transform: 'none' } : {}),
  };
  return Object.keys(style).length
    ? { ...known, style: { ...style, ...(known.style as object | undefined) } }
    : known;
}

const Children = ({ children }: { children?: ReactNode }) => <>{children}</>;

/** Its children, which leave at once. */
export const AnimatePresence: typeof motion.AnimatePresence = Children;

/** Its children. */
export const Motion: typeof motion.Motion = Children;

/** The plain elements. */
export const m: typeof motion.m = {
  div: (props: ComponentProps<(typeof motion.m)['div']>) => <div {...plain(props)} />,
  li: (props: ComponentProps<(typeof motion.m)['li']>) => <li {...plain(props)} />,
};

/** Rejects: there are none. */
export const loadFeatures: typeof motion.loadFeatures = () =>
  Promise.reject(new Error('framer-motion is not here.'));

/** Nowhere. */
export const comingFrom: typeof motion.comingFrom = () => false;

/** Where it stands. */
export const rising: typeof motion.rising = () => ({ initial: false, animate: { opacity: 1, y: 0 } });
