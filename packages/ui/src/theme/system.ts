import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { badgeRecipe } from './recipes/badge.js';
import { buttonRecipe } from './recipes/button.js';
import { chipRecipe } from './recipes/chip.js';
import { fieldRecipe } from './recipes/field.js';
import { skeletonRecipe } from './recipes/skeleton.js';
import { textLinkRecipe } from './recipes/text-link.js';
import { semanticTokens } from './semantic-tokens.js';
import { textStyles } from './text-styles.js';
import { breakpoints, tokens } from './tokens.js';

/** Recipes of single elements; only what a component uses stands here. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  chip: chipRecipe,
  skeleton: skeletonRecipe,
  'text-link': textLinkRecipe,
};

/** Recipes of components with several parts. */
export const slotRecipes = { field: fieldRecipe };

/** How tokens become CSS, here and in the console. */
export const printed = {
  cssVarsPrefix: '',
  preflight: false,
  strictTokens: false,
  conditions: {
    light: ':root &, .light &',
    dark: '.dark &, [data-palette=night] &',
  },
};

/**
 * The one source of looks: a Chakra UI system with our tokens and recipes and nothing else.
 * It is printed to static CSS when the site is built; its engine runs neither in the page render nor in the browser.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    ...printed,
    theme: { breakpoints, tokens, semanticTokens, textStyles },
  }),
);
