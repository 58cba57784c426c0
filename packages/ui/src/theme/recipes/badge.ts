import { defineRecipe } from '@chakra-ui/react';

/** A short mark on a tint, such as a post's region. */
export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    paddingInline: '8',
    color: 'ink',
    fontSize: '.8125rem',
    fontStretch: '88%',
    fontWeight: 560,
  },
  variants: {
    ground: {
      land: { background: 'land' },
      dry: { background: 'dry' },
      shallow: { background: 'shallow' },
      tide: { background: 'tide' },
    },
  },
});
