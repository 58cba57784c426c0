/** Raw values of the two palettes; components never use these, they use the semantic tokens. */
export const palettes = {
  day: {
    canvas: '#FCFCF9',
    surface: '#FFFFFF',
    tide: '#E4EFF1',
    shallow: '#C8DFE6',
    land: '#F6E8BC',
    dry: '#D6E0C2',
    ink: '#12212B',
    ink2: '#42525C',
    ink3: '#526069',
    rule: '#D6DCDC',
    control: '#6A7A82',
    signal: '#B30E63',
    signalHover: '#8C0A4D',
    signalTint: '#FBE7F0',
    onSignal: '#FFFFFF',
    ok: '#1D6A45',
    bad: '#A8380B',
    badTint: '#FBEBE2',
    header: 'rgb(252 252 249 / 0.97)',
  },
  night: {
    canvas: '#0A1217',
    surface: '#111C22',
    tide: '#10232B',
    shallow: '#17343F',
    land: '#2C2713',
    dry: '#1D281C',
    ink: '#E8EEEC',
    ink2: '#B0BDC1',
    ink3: '#8E9CA1',
    rule: '#24333B',
    control: '#6E808A',
    signal: '#FF7DB9',
    signalHover: '#FFA6CF',
    signalTint: '#32111F',
    onSignal: '#1B0610',
    ok: '#6FCB9B',
    bad: '#FF9A6B',
    badTint: '#2E170C',
    header: 'rgb(10 18 23 / 0.97)',
  },
} as const;

export type PaletteColour = keyof (typeof palettes)['day'];

const values = (entries: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value: String(value) }]));

const steps = [4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 64, 88, 128];

/** Measures that are the same by day and by night. Spacing is named by its pixels. */
export const tokens = {
  fonts: values({
    body: '"Archivo Variable", "Archivo Fallback", Arial, sans-serif',
    heading: '"Archivo Variable", "Archivo Display Fallback", Arial, sans-serif',
    mono: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  }),
  spacing: {
    ...values(Object.fromEntries(steps.map((step) => [step, `${step / 16}rem`]))),
    ...values({
      section: 'clamp(64px, 8.4vw, 128px)',
      tight: 'clamp(40px, 5vw, 72px)',
      margin: 'clamp(20px, 2.8vw, 40px)',
      gutter: '24px',
    }),
  },
  sizes: values({ page: '1440px', header: '72px', headerSmall: '64px', control: '52px', compact: '44px' }),
  radii: values({ none: '0', sm: '4px' }),
  borders: values({
    hairline: '1px solid var(--colors-rule)',
    ink: '1.5px solid var(--colors-ink)',
    control: '1.5px solid var(--colors-control)',
    signal: '2px solid var(--colors-signal)',
  }),
  durations: values({ press: '120ms', colour: '160ms', menu: '220ms', panel: '320ms', draw: '700ms' }),
  easings: values({ out: 'cubic-bezier(.2,.7,.2,1)' }),
  zIndex: values({
    sticky: 20,
    mega: 39,
    header: 40,
    chat: 60,
    dialog: 70,
    toast: 80,
    overlay: 90,
    skip: 100,
  }),
};

/** Widths at which layouts change; 768 px divides mobile from desktop. */
export const breakpoints = { sm: '480px', md: '768px', lg: '960px', xl: '1100px', '2xl': '1440px' };
