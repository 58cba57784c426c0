import { palettes, type PaletteColour } from './tokens.js';

const pair = (name: PaletteColour) => ({
  value: { _light: palettes.day[name], _dark: palettes.night[name] },
});

/** Colours by meaning; each flips with the palette of the nearest band. */
export const semanticTokens = {
  colors: {
    canvas: pair('canvas'),
    surface: pair('surface'),
    tide: pair('tide'),
    shallow: pair('shallow'),
    land: pair('land'),
    dry: pair('dry'),
    ink: { DEFAULT: pair('ink'), 2: pair('ink2'), 3: pair('ink3') },
    rule: pair('rule'),
    control: pair('control'),
    signal: { DEFAULT: pair('signal'), hover: pair('signalHover'), tint: pair('signalTint') },
    'on-signal': pair('onSignal'),
    ok: pair('ok'),
    bad: { DEFAULT: pair('bad'), tint: pair('badTint') },
    header: pair('header'),
  },
  shadows: {
    pop: {
      value: {
        _light: '0 1px 0 rgb(18 33 43 / 0.06), 0 18px 40px -12px rgb(18 33 43 / 0.22)',
        _dark: `0 0 0 1px ${palettes.night.rule}, 0 24px 48px -12px rgb(0 0 0 / 0.7)`,
      },
    },
  },
};
