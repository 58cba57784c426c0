/** What the frame has of framer-motion, in the file that remotes share. */
export { AnimatePresence, comingFrom, loadFeatures, m, Motion } from '@northgate/ui/motion/motion';
