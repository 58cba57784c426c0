import { defineRecipe } from '@chakra-ui/react';

/** A link that stands alone: signal underline, and an arrow that moves when pointed at. */
export const textLinkRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8',
    minHeight: '28px',
    padding: '0 0 2px',
    border: 0,
    color: 'inherit',
    font: 'inherit',
    fontWeight: 560,
    textDecoration: 'none',
    cursor: 'pointer',
    background: 'linear-gradient(var(--colors-signal), var(--colors-signal)) 0 100% / 100% 2px no-repeat',
    transition: 'color .16s',
    '&:hover': { color: 'signal' },
    '& svg': { width: '17px', height: '17px', transition: 'transform .22s var(--easings-out)' },
    '&:hover svg, a:hover &:not(a) svg': { transform: 'translateX(4px)' },
    // On paper it leads nowhere.
    '@media print': { display: 'none' },
  },
  variants: {
    direction: { back: { '&:hover svg': { transform: 'translateX(-4px)' } } },
  },
});
