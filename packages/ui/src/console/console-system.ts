import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';
import { printed } from '../theme/system.js';
import { semanticTokens } from '../theme/semantic-tokens.js';
import { textStyles } from '../theme/text-styles.js';
import { breakpoints, tokens } from '../theme/tokens.js';
import { consoleStyles } from './console-styles.js';

const of = (name: string) => ({ value: `{colors.${name}}` });

/** What Chakra's own recipes call a palette, said with the colours of the site. */
const palette = (solid: string, contrast: string, subtle: string) => ({
  contrast: of(contrast),
  fg: of(solid),
  subtle: of(subtle),
  muted: of(subtle),
  emphasized: of('rule'),
  solid: of(solid),
  focusRing: of('signal'),
  border: of('control'),
});

/** Colours that Chakra's recipes ask for by name. */
const asked = {
  bg: {
    DEFAULT: of('canvas'),
    subtle: of('tide'),
    muted: of('tide'),
    emphasized: of('shallow'),
    panel: of('surface'),
    inverted: of('ink'),
    error: of('bad.tint'),
  },
  fg: {
    DEFAULT: of('ink'),
    muted: of('ink.2'),
    subtle: of('ink.3'),
    inverted: of('canvas'),
    error: of('bad'),
    success: of('ok'),
  },
  border: {
    DEFAULT: of('rule'),
    muted: of('rule'),
    subtle: of('rule'),
    emphasized: of('control'),
    error: of('bad'),
  },
  gray: palette('ink', 'canvas', 'tide'),
  pink: palette('signal', 'on-signal', 'signal.tint'),
  red: palette('bad', 'canvas', 'bad.tint'),
  green: palette('ok', 'canvas', 'dry'),
  blue: palette('ink', 'canvas', 'shallow'),
  yellow: palette('ink', 'ink', 'land'),
};

// Chakra's recipes count space in steps of 4 px and stack layers by their own numbers.
const { zIndex: _layers, spacing, ...measures } = tokens;
const named = Object.entries(spacing).filter(([name]) => !/^\d+$/.test(name));
const corner = { value: '{radii.sm}' };

/** The site's theme as the console uses it: the same tokens and text styles, with emotion at run time and Chakra's own components. */
export const consoleSystem = createSystem(
  defaultConfig,
  defineConfig({
    ...printed,
    preflight: true,
    globalCss: consoleStyles,
    theme: {
      breakpoints,
      tokens: { ...measures, spacing: Object.fromEntries(named) },
      semanticTokens: {
        ...semanticTokens,
        colors: { ...semanticTokens.colors, ...asked },
        radii: { l1: corner, l2: corner, l3: corner },
      },
      textStyles,
    },
  }),
);
