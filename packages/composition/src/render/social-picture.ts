import { Resvg } from '@resvg/resvg-js';
import { load, type CheerioAPI } from 'cheerio';

/** Size of the picture in social cards, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Address of a page's picture: `/` is `/social/home.png`, `/blog` is `/social/blog.png`. */
export const picturePath = (path: string): string => `/social${path === '/' ? '/home' : path}.png`;

/** Media queries, layers and nesting are beyond the rasteriser; the drawing grammar is plain class rules. */
const drawingRule = /(?<=^|[{}\s])(\.dw[^{}@]*)\{([^{}]*)\}/g;

/** Colours and other custom properties of the day palette, as the page's own styles state them. */
function dayTokens(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, block = ''] of css.matchAll(/:root\{([^}]*)\}/g))
    for (const [, name = '', value = ''] of block.matchAll(/(--[\w-]+):([^;]+)/g)) tokens.set(name, value);
  return tokens;
}

function drawingStyles(css: string): string {
  const tokens = dayTokens(css);
  const plain = css.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(drawingRule)]
    .map(([, selector = '', body = '']) => `${selector}{${body}}`)
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
  return $.xml(drawing);
}

/**
 * The picture of a page for social cards as PNG: its first large drawing by day over the page's ground. `css` are all of its
 * styles.
 */
export function socialPicture(html: string, css = ''): Buffer {
  const $ = load(html);
  const tokens = dayTokens(css);
  const colour = (name: string) => tokens.get(`--colors-${name}`) ?? '#888';
  const { width, height } = pictureSize;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<style>${drawingStyles(css)}</style>` +
    `<rect width="${width}" height="${height}" fill="${colour('tide')}"/>` +
    (firstDrawing($) ?? mark(colour('ink'), colour('signal'))) +
    `<rect y="618" width="${width}" height="12" fill="${colour('ink')}"/></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
