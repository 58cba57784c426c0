import { defineSlotRecipe } from '@chakra-ui/react';

/** A label above, a control, a message beneath. */
export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'need', 'control', 'select', 'textarea', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '7px', minWidth: 0 },
    label: { fontWeight: 540, fontSize: '1rem' },
    need: { marginLeft: '8px', color: 'ink.3', fontSize: '.875rem', fontWeight: 400 },
    control: {
      width: '100%',
      minHeight: 'control',
      paddingInline: '16',
      font: 'inherit',
      color: 'ink',
      backgroundColor: 'surface',
      border: 'control',
      borderRadius: 'sm',
      appearance: 'none',
      '&::placeholder': { color: 'ink.3', opacity: 1 },
      '&:hover:not(:disabled)': { borderColor: 'ink' },
      '&:disabled': { backgroundColor: 'tide', color: 'ink.2', cursor: 'not-allowed' },
      '&[aria-invalid=true]': {
        borderColor: 'bad',
        boxShadow: 'inset 0 0 0 .5px var(--colors-bad)',
        backgroundColor: 'bad.tint',
      },
    },
    select: {
      paddingRight: '44px',
      cursor: 'pointer',
      backgroundImage:
        "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%236A7A82' stroke-width='1.75'%3E%3Cpath d='m5 8 5 5 5-5'/%3E%3C/svg%3E\")",
      backgroundPosition: 'right 14px center',
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
