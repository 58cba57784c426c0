/** The look of the control page, on the kit's tokens. `night` swaps the palette by the visitor's own setting. */
export const controlStyles = `
@media (prefers-color-scheme: dark) { html { color-scheme: dark } }
* { box-sizing: border-box }
body { margin: 0; background: var(--colors-canvas); color: var(--colors-ink); font: 16px/1.5 Archivo, Arial, sans-serif }
main { max-width: 1100px; margin: 0 auto; padding: var(--spacing-48) var(--spacing-margin) var(--spacing-88) }
h1 { font-size: 34px; line-height: 1.15; font-weight: 650; margin: 0 0 var(--spacing-8) }
h2 { font-size: 20px; margin: var(--spacing-48) 0 var(--spacing-12) }
h1 a, a { color: var(--colors-signal); text-underline-offset: 3px }
p { margin: 0 0 var(--spacing-12) } .quiet { color: var(--colors-ink-2) }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: 15px }
th { text-align: left; font-weight: 600; color: var(--colors-ink-2) }
th, td { padding: var(--spacing-8) var(--spacing-16) var(--spacing-8) 0; border-bottom: var(--borders-hairline); vertical-align: top }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums }
code, pre { font: 13px/1.5 var(--fonts-mono) } pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--colors-tide); padding: var(--spacing-16); margin: 0 0 var(--spacing-16) }
.changed { color: var(--colors-signal) } .live { font-weight: 650; color: var(--colors-ok) } .bad { color: var(--colors-bad) }
img { max-width: 100%; border: var(--borders-hairline); display: block }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 var(--spacing-24); border: 0; border-radius: var(--radii-sm); background: var(--colors-signal); color: var(--colors-on-signal); cursor: pointer }
button:hover { background: var(--colors-signal-hover) }
input { font: inherit; min-height: 44px; padding: 0 var(--spacing-12); border: var(--borders-control); border-radius: var(--radii-sm); background: var(--colors-surface); color: var(--colors-ink) }
label { display: block; margin-bottom: var(--spacing-16) }
:focus-visible { outline: 2px solid var(--colors-signal); outline-offset: 2px }
`;

/** The kit's printed tokens for a page without script: the night palette follows the visitor's own setting. */
export const tokensBySetting = (tokens: string): string => {
  const night = /\.dark,\[data-palette=night\]\{([^}]*)\}/.exec(tokens)?.[1] ?? '';
  return `${tokens}\n@media (prefers-color-scheme: dark) { :root { ${night} } }`;
};
