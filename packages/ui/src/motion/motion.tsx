import {
  AnimatePresence,
  LazyMotion,
  MotionConfig,
  type FeatureBundle,
  type HTMLMotionProps,
  type TargetAndTransition,
} from 'framer-motion';
import * as elements from 'framer-motion/m';
import { useState, type ComponentType, type ReactNode } from 'react';

// The host shares this module with every remote, so that a page has one copy of framer-motion and one answer to whether its
// features are there. Apps import it by this name; `still` stands in for it where it cannot be had.

/** Leaves children in the page until they have moved away, as framer-motion documents it. */
export { AnimatePresence };

/** The elements that move; they stand in a `Motion`. */
export const m: { [Tag in 'div' | 'li']: ComponentType<HTMLMotionProps<Tag>> } = {
  div: elements.div,
  li: elements.li,
};

type Bundle = 'animation' | 'layout';

const load = {
  animation: () => import('./features').then(({ animation }) => animation),
  layout: () => import('./features').then(({ loadLayout }) => loadLayout()),
};
const asked: Partial<Record<Bundle, Promise<FeatureBundle>>> = {};
const loaded: Partial<Record<Bundle, FeatureBundle>> = {};

/** Fetches what makes elements move, once; rejects where it does not come. */
export function loadFeatures(bundle: Bundle = 'animation'): Promise<FeatureBundle> {
  return (asked[bundle] ??= load[bundle]().then((features) => (loaded[bundle] = features)));
}

/** Where the features do not come, elements stand still for as long as the site is open. */
const noFeatures = { renderer: undefined } as unknown as FeatureBundle;

/** How long what moves in the layout waits, in milliseconds: it stands in the first screen, and a page that comes alive has the line first. */
const restBeforeLayout = 2000;

async function featuresOf(bundle: Bundle): Promise<FeatureBundle> {
  if (bundle === 'layout') await new Promise((resolve) => setTimeout(resolve, restBeforeLayout));
  return loadFeatures(bundle).catch(() => noFeatures);
}

interface MotionProps {
  /** True where elements also move to a new place in the layout, which is a file more. */
  layout?: boolean;
  children: ReactNode;
}

/**
 * Stands around elements that move. Until the features have come all appears at once; with reduced motion things fade and
 * nothing changes its place.
 */
export function Motion({ layout = false, children }: MotionProps) {
  const bundle = layout ? 'layout' : 'animation';
  const [features] = useState(() => loaded[bundle] ?? (() => featuresOf(bundle)));
  return (
    <LazyMotion strict features={features}>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.32, ease: [0.2, 0.7, 0.2, 1] }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}

/**
 * Where a new element comes from, its `initial`. Before the features are there it comes from nowhere, for nothing would bring it
 * into view. `bundle` is that of the `Motion` around it.
 */
export const comingFrom = (
  from: TargetAndTransition,
  bundle: Bundle = 'animation',
): TargetAndTransition | false => (loaded[bundle] ? from : false);

const low = { opacity: 0, y: 8 };
const inPlace = { opacity: 1, y: 0 };
const rise = { opacity: [0, 1], y: [8, 0] };

/** For what rises into its place: with its first rendering or, where it is there but hidden, each time it is `shown`. */
export const rising = (shown = true) => ({ initial: comingFrom(low), animate: shown ? rise : inPlace });
