import { serializeStyles } from '@emotion/serialize';
import type { SystemStyleObject } from '@chakra-ui/react';
import { recipes, slotRecipes, system } from './system.js';
import { textStyles } from './text-styles.js';
import { palettes } from './tokens.js';

type StyleObject = Record<string, unknown>;

/** Chakra writes this beside every background for its own components; nothing here reads it. */
const unused = /--(bg-currentcolor|print-order):[^;]*;/g;

let printed = 0;

/**
 * Chakra caches style objects by their sorted keys, so an object with the same entries in another order would be
 * printed in the order of the first one. A unique property in each object makes every lookup a cache miss.
 */
const declarations = (style: StyleObject): string => {
  const own = { ...style, '--print-order': String((printed += 1)) } as SystemStyleObject;
  const css = system.css(own) as Parameters<typeof serializeStyles>[0][number];
  return serializeStyles([css]).styles.replace(unused, '');
};

/** One class of a module. */
export const rule = (selector: string, style: StyleObject): string =>
  `.${selector} {${declarations(style)}}\n`;

/** Class names of a variant: `variant` + `_` + value, as in `size_compact`. */
const variantRules = (variants: Record<string, Record<string, StyleObject>>): string =>
  Object.entries(variants)
    .flatMap(([name, options]) =>
      Object.entries(options).map(([option, style]) => rule(`${name}_${option}`, style)),
    )
    .join('');

/**
 * What lies over the opening of a page, such as its header, is Night where the opening is and no menu covers it.
 * A browser that does not know `:has` passes over what stands in `:is` and keeps the rest of the rule.
 */
const overNight =
  ':is(body:has(main>:first-child>[data-palette=night]:first-child):not(:has([data-menu]:popover-open)) [data-palette=opening])';

const tokenSelectors: Record<string, string> = {
  '&:where(:root, :host)': ':root',
  ':root &, .light &': ':root',
  '.dark &, [data-palette=night] &': `.dark,[data-palette=night],${overNight}`,
};

const isRaw = (name: string): boolean => !name.includes('breakpoint');

const block = (selector: string, properties: [string, string][]): string =>
  `${selector}{${properties.map(([name, value]) => `${name}:${value};`).join('')}}\n`;

/**
 * The custom properties of all tokens, by day on the root, by night on `.dark` and on night bands. Those that are
 * made of colours stand in both places, since a property is resolved where it is declared. A night band inside a
 * night page keeps its distance from the page by the colour of surfaces.
 */
export function printTokens(): string {
  const layers = system.getTokenCss() as Record<string, Record<string, Record<string, string>>>;
  const printed = Object.values(layers)
    .flatMap((layer) => Object.entries(layer))
    .map(([selector, properties]) => {
      const target = tokenSelectors[selector];
      if (!target) throw new Error(`No place for the tokens of "${selector}".`);
      return { target, properties: Object.entries(properties).filter(([name]) => isRaw(name)) };
    });
  const ofColours = printed
    .flatMap(({ properties }) => properties)
    .filter(([, value]) => value.includes('var(--colors-'));
  const [byDay, byNight] = [true, false].map((day) =>
    printed
      .filter(({ target }) => (target === ':root') === day)
      .map(({ target, properties }) => block(target, properties))
      .join(''),
  );
  return (
    byDay +
    onScreen(
      byNight +
        block(`[data-palette=night],${overNight}`, ofColours) +
        block(`.dark [data-palette=night],.dark ${overNight}`, [['--colors-canvas', palettes.night.surface]]),
    )
  );
}

/** Paper has no night: browsers print no grounds, and light letters on white cannot be read. */
const onScreen = (rules: string): string => `@media screen{\n${rules}}\n`;

/** Text styles as the CSS module `text`. */
export const printTextStyles = (): string =>
  Object.entries(textStyles)
    .map(([name, style]) => rule(name, style.value))
    .join('');

/** Every recipe as a CSS module: file name without ending, and its text. */
export function printRecipes(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, recipe] of Object.entries(recipes)) {
    const { base = {}, variants = {} } = recipe as { base?: StyleObject; variants?: Record<string, never> };
    files.set(name, rule('base', base) + variantRules(variants));
  }
  for (const [name, recipe] of Object.entries(slotRecipes)) {
    const base = (recipe as { base?: Record<string, StyleObject> }).base ?? {};
    files.set(
      name,
      Object.entries(base)
        .map(([slot, style]) => rule(slot, style))
        .join(''),
    );
  }
  return files;
}
