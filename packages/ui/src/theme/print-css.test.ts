/** @jest-environment node */
import { printRecipes, printTokens, rule } from './print-css';

test('prints a rule in the order it was written, whatever was printed before', () => {
  rule('first', { border: '0', borderColor: 'ink' });
  expect(rule('second', { borderColor: 'ink', border: '0' })).toBe(
    '.second {border-color:var(--colors-ink);border:0;}\n',
  );
});

test('prints both palettes under the classes that switch them', () => {
  const css = printTokens();
  expect(css).toContain('--colors-signal:#B30E63');
  expect(css).toMatch(/\.dark,\[data-palette=night\],[^{]*\{[^}]*--colors-signal:#FF7DB9/);
});

test('repeats on night bands what is made of colours, so that a rule there wears the night', () => {
  expect(printTokens()).toMatch(
    /^\[data-palette=night\],[^{]*\{[^}]*--borders-hairline:1px solid var\(--colors-rule\)/m,
  );
});

test('puts what lies over the opening of a page in the Night where the opening is, unless a menu is open', () => {
  const selectors = printTokens().match(/^[^{]*\[data-palette=opening\]\)(?=\{)/gm);
  expect(selectors).toHaveLength(3);
  for (const selector of selectors ?? [])
    expect(selector).toContain(
      ':is(body:has(main>:first-child>[data-palette=night]:first-child):not(:has([data-menu]:popover-open)) [',
    );
});

test('prints a class for every variant of a recipe', () => {
  const button = printRecipes().get('button');
  for (const name of ['base', 'variant_solid', 'variant_ink', 'variant_outline', 'size_compact'])
    expect(button).toContain(`.${name} {`);
  expect(button).not.toContain('--bg-currentcolor');
});
