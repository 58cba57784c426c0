import { defineRecipe } from '@chakra-ui/react';

/** A block in the place of text or a picture that is on its way. */
export const skeletonRecipe = defineRecipe({
  base: {
    background: 'rule',
    borderRadius: '2px',
    animation: 'pulse 1.6s ease-in-out infinite alternate',
  },
});
