import postcss, { type Rule } from 'postcss';
import tokens from '../generated/tokens.css';
import grammar from './drawing.css';

type Palette = 'day' | 'night';

const coloursOf = (palette: Palette): Map<string, string> =>
  new Map([...tokensOf(':root'), ...(palette === 'night' ? tokensOf('.dark') : [])]);

/** Custom properties that rules for exactly this selector set. */
function tokensOf(selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of plainRules(tokens?.css ?? ''))
    if (rule.selectors.includes(selector))
      rule.walkDecls(/^--colors-/, ({ prop, value }) => void found.set(prop, value));
  return found;
}

/**
 * A drawing, given as its svg element, as a picture of CSS (`url(…)`): a document of its own in the colours of day or night,
 * with the rules of the grammar that it needs.
 */
export function drawingPicture(svg: string, palette: Palette): string {
  const colours = coloursOf(palette);
  const classes = new Set(
    [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const namesOf = (selector: string) => selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g);
  const needed = (selector: string) =>
    selector.startsWith('.dw ') && [...namesOf(selector)].every(([, name = '']) => classes.has(name));
  const rules = plainRules(grammar?.css ?? '')
    .map((rule) => rule.clone({ selectors: rule.selectors.filter(needed) }))
    .filter(({ selector }) => selector)
    .join('');
  const whole = svg
    .replaceAll('currentColor', 'var(--colors-ink)')
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `><style>${svg.includes('<text') ? lettering : ''}${rules}</style>`)
    .replace(/var\((--[\w-]+)\)/g, (_, token: string) => colours.get(token) ?? 'none')
    .replaceAll('"', "'");
  return `url("data:image/svg+xml,${whole.replace(/[%#<>]/g, encodeURIComponent)}")`;
}

/** A picture cannot use the typeface of the page around it. */
const lettering = 'svg{font-family:Arial,sans-serif}';

/** The rules that hold on screens of every width; the colours of the night hold on no other medium. */
function plainRules(css: string): Rule[] {
  const root = postcss.parse(css);
  root.walkAtRules('media', (media) => void (media.params !== 'screen' && media.remove()));
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  return rules;
}
