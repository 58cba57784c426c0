import { create } from 'zustand';

/** What the frame has of framer-motion. */
export type FrameMotion = typeof import('@northgate/ui/motion/motion');

/** What moves in the frame, null until framer-motion has come. */
export const useMotionStore = create<{ motion: FrameMotion | null }>()(() => ({ motion: null }));

/** Brings framer-motion and what it needs to move things. Without it the frame works as it did. */
export async function bringMotion(): Promise<void> {
  try {
    const motion = await import(/* webpackChunkName: "motion" */ '@northgate/ui/motion/motion');
    await motion.loadFeatures();
    useMotionStore.setState({ motion });
  } catch {
    // It is decoration.
  }
}
