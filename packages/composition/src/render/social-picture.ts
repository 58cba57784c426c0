import { renderAsync } from '@resvg/resvg-js';
import { load, type CheerioAPI } from 'cheerio';
import postcss, { type Rule } from 'postcss';

/** Size of the picture in social cards, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Address of a page's picture: `/` is `/social/home.png`, `/blog` is `/social/blog.png`. */
export const picturePath = (path: string): string => `/social${path === '/' ? '/home' : path}.png`;

/** The rules of a style sheet that hold in windows of every width. */
function rulesOf(css: string): Rule[] {
  const root = postcss.parse(css);
  root.walkAtRules('media', (media) => void media.remove());
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  return rules;
}

/** Colours and other custom properties of the day palette, as the page's own styles state them. */
function dayTokens(rules: Rule[]): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const rule of rules.filter(({ selector }) => selector === ':root'))
    rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value));
  return tokens;
}

/** The rules of drawings without custom properties, which the rasteriser does not know. */
function drawingStyles(rules: Rule[], tokens: Map<string, string>): string {
  return rules
    .filter(({ selector }) => selector.startsWith('.dw'))
    .join('\n')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? 'none');
}

/** The company mark in the middle of the picture, for pages of text. */
const mark = (ink: string, signal: string): string =>
  `<g transform="translate(460 165) scale(10)"><path d="M2.5 2h5v24h-5zM20.5 2h5v24h-5z" fill="${ink}"/>` +
  `<path d="M7.5 2L20.5 26" stroke="${signal}" stroke-width="2.25"/></g>`;

/** The largest of a page's first drawings as it stands in its markup, without lettering and what carries it. */
function firstDrawing($: CheerioAPI): string | null {
  const first = $('main svg.dw').toArray().slice(0, 3);
  const area = (viewBox = '') => {
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
    return width * height;
  };
  const [largest] = first.sort(
    (a, b) => area(b.attribs.viewbox ?? b.attribs.viewBox) - area(a.attribs.viewbox ?? a.attribs.viewBox),
  );
  if (!largest) return null;
  const drawing = $(largest).clone();
  drawing.find('text, .tag, .key').remove();
  drawing.attr({ x: '0', y: '0', width: '1200', height: '618', preserveAspectRatio: 'xMidYMid slice' });
  // Cut by the picture itself: to cut a drawing, the rasteriser first paints all of it, some 100 MB of ground beside a banner.
  drawing.css('overflow', 'visible');
  return $.xml(drawing);
}

/**
 * The picture of a page for social cards as PNG: its first large drawing by day over the page's ground. `css` are all of its
 * styles. It is drawn in a thread of its own, while the next page is rendered.
 */
export async function socialPicture(html: string, css = ''): Promise<Buffer> {
  const $ = load(html);
  const rules = rulesOf(css);
  const tokens = dayTokens(rules);
  const colour = (name: string) => tokens.get(`--colors-${name}`) ?? '#888';
  const { width, height } = pictureSize;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<style>${drawingStyles(rules, tokens)}</style>` +
    `<rect width="${width}" height="${height}" fill="${colour('tide')}"/>` +
    (firstDrawing($) ?? mark(colour('ink'), colour('signal'))) +
    `<rect y="618" width="${width}" height="12" fill="${colour('ink')}"/></svg>`;
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
