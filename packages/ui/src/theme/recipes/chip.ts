import { defineRecipe } from '@chakra-ui/react';

/**
 * A choice among several: pressed is solid ink. It is as wide as its words are at most, in the typeface or before it is
 * there: a row of chips would otherwise break elsewhere once it comes.
 */
export const chipRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
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
    '&::after': {
      content: 'attr(data-text)',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontFamily: '"Archivo Fallback"',
      fontSize: '104%',
    },
    '&:hover': { borderColor: 'ink' },
    '&[aria-pressed=true]': { background: 'ink', color: 'canvas', borderColor: 'ink' },
  },
});
