import { Box } from '@chakra-ui/react';
import { AnimatePresence, motion } from 'framer-motion';

/** The running action, while it runs. */
export const ProgressBar = ({ text }: { text: string | null }) => (
  <Box role="status" aria-live="polite">
    <AnimatePresence>
      {text ? (
        <motion.div initial={{ opacity: 0, y: -8 }} animate={{ opacity: 1, y: 0 }} exit={{ opacity: 0 }}>
          <Box bg="land" borderLeft="2px solid" borderColor="signal" px="4" py="3" mb="6">
            {text}
          </Box>
        </motion.div>
      ) : null}
    </AnimatePresence>
  </Box>
);
