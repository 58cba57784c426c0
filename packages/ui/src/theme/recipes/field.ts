import { defineSlotRecipe } from '@chakra-ui/react';

/** A label above, a control, a message beneath. */
export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'select', 'textarea', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '7px', minWidth: 0 },
    label: { fontWeight: 540, fontSize: '1rem' },
    control: {
      width: '100%',
      minHeight: 'control',
      paddingInline: '16',
      font: 'inherit',
      color: 'ink',
      background: 'surface',
      border: 'control',
      borderRadius: 'sm',
      appearance: 'none',
      '&::placeholder': { color: 'ink.3', opacity: 1 },
      '&:hover': { borderColor: 'ink' },
      '&[aria-invalid=true]': {
        borderColor: 'bad',
        boxShadow: 'inset 0 0 0 .5px var(--colors-bad)',
        background: 'bad.tint',
      },
    },
    select: {
      paddingRight: '44px',
      cursor: 'pointer',
      backgroundImage:
        'linear-gradient(45deg, transparent 50%, var(--colors-control) 50%), linear-gradient(135deg, var(--colors-control) 50%, transparent 50%)',
      backgroundPosition: 'right 21px center, right 16px center',
      backgroundSize: '5px 5px',
      backgroundRepeat: 'no-repeat',
    },
    textarea: { minHeight: '120px', paddingBlock: '14px', resize: 'vertical' },
    error: {
      display: 'flex',
      gap: '8',
      alignItems: 'flex-start',
      color: 'bad',
      fontSize: '.9375rem',
      fontWeight: 500,
      lineHeight: 1.4,
      '& svg': { width: '18px', height: '18px', marginTop: '1px', flex: 'none' },
    },
  },
});
