import { defineRecipe } from '@chakra-ui/react';

/** A choice among several: pressed is solid ink. */
export const chipRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'compact',
    maxWidth: '100%',
    paddingInline: '16',
    border: 'control',
    borderRadius: 'sm',
    background: 'transparent',
    color: 'ink',
    font: 'inherit',
    fontSize: '.9375rem',
    fontWeight: 500,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { borderColor: 'ink' },
    '&[aria-pressed=true]': { background: 'ink', color: 'canvas', borderColor: 'ink' },
  },
});
