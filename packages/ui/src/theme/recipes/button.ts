import { defineRecipe } from '@chakra-ui/react';

/** Solid is the page's one action, ink the frame's, outline the second choice. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    minHeight: 'control',
    paddingInline: '24',
    borderRadius: 'sm',
    border: '1.5px solid transparent',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1.0625rem',
    fontWeight: 560,
    lineHeight: 1.2,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color .16s, color .16s, border-color .16s, transform .12s',
    '&:active': { transform: 'translateY(1px)' },
    '&:disabled': { background: 'rule', borderColor: 'rule', color: 'ink.3', cursor: 'not-allowed' },
    '& svg': { width: '18px', height: '18px' },
    '@media (forced-colors: active)': { border: '1.5px solid ButtonText' },
    '@media print': { display: 'none' },
  },
  variants: {
    variant: {
      solid: {
        background: 'signal',
        color: 'on-signal',
        '&:hover:not(:disabled)': { background: 'signal.hover' },
      },
      ink: { background: 'ink', color: 'canvas', '&:hover:not(:disabled)': { background: 'ink.2' } },
      outline: {
        borderColor: 'ink',
        color: 'ink',
        '&:hover:not(:disabled)': { background: 'ink', color: 'canvas' },
      },
      plain: { color: 'ink', '&:hover:not(:disabled)': { color: 'signal' } },
    },
    size: {
      compact: { minHeight: 'compact', paddingInline: '18px', fontSize: '1rem' },
      icon: { width: 'compact', minHeight: 'compact', padding: 0 },
      iconControl: { width: 'control', padding: 0 },
    },
  },
});
