const heading = (fontSize: string, lineHeight: number, letterSpacing: string) => ({
  value: {
    fontFamily: 'heading',
    fontSize,
    lineHeight,
    letterSpacing,
    fontWeight: 560,
    fontStretch: '103%',
    textWrap: 'balance',
  },
});

/** The type scale: normal width speaks, condensed width labels and counts. Sizes are fluid rem. */
export const textStyles = {
  display: heading('clamp(2.75rem, 1.05rem + 6.4vw, 6.5rem)', 0.97, '-.037em'),
  h1: heading('clamp(2.5rem, 1.5rem + 3.9vw, 4.625rem)', 1, '-.034em'),
  h2: heading('clamp(1.875rem, 1.35rem + 2.1vw, 3rem)', 1.06, '-.027em'),
  h3: heading('clamp(1.25rem, 1.15rem + .35vw, 1.4375rem)', 1.22, '-.013em'),
  h4: heading('1.0625rem', 1.35, '-.004em'),
  lead: {
    value: {
      fontSize: 'clamp(1.125rem, 1.04rem + .38vw, 1.3125rem)',
      lineHeight: 1.46,
      color: 'ink.2',
      textWrap: 'balance',
    },
  },
  body: { value: { fontSize: '1.0625rem', lineHeight: 1.6 } },
  sm: { value: { fontSize: '.9375rem', lineHeight: 1.52 } },
  label: { value: { fontSize: '.875rem', lineHeight: 1.4, fontStretch: '86%', fontWeight: 500 } },
  figure: {
    value: {
      fontSize: 'clamp(2.75rem, 2rem + 2.9vw, 4.5rem)',
      lineHeight: 1,
      fontStretch: '76%',
      fontWeight: 440,
      letterSpacing: '-.015em',
      fontVariantNumeric: 'tabular-nums lining-nums',
      display: 'block',
      '& small': { fontSize: '.5em', marginLeft: '.08em' },
    },
  },
};
