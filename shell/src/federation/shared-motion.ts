import * as still from '@northgate/ui/motion/still';

type Motion = typeof still;

/** How long a part that moves waits for framer-motion, in milliseconds, before it comes without; opening it must not take longer. */
const patience = 100;

/** The kit's module over framer-motion as remotes get it; it costs them nothing but motion when it does not come. */
export function motionOrStill(): Promise<Motion> {
  const motion: Promise<Motion> = import(/* webpackChunkName: "motion" */ '@northgate/ui/motion/motion');
  const late = new Promise<Motion>((resolve) => setTimeout(() => resolve(still), patience));
  return Promise.race([motion.catch(() => still), late]);
}
