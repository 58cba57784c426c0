import svgpath from 'svgpath';

const part = /<svg [^>]*viewBox="\S+ \S+ (\S+)|(?<= )d="([^"]+)"/g;

/** Sheets at least this wide are drawn in whole units, which are less than a pixel of most screens. */
const largeSheet = 800;

/** The same drawings in fewer bytes: paths go on from where they are, without adding up what is lost by rounding. */
export function withShorterPaths(html: string): string {
  let decimals = 1;
  return html.replace(part, (whole, width?: string, data?: string) => {
    if (width) decimals = Number(width) >= largeSheet ? 0 : 1;
    return data ? `d="${svgpath(data).rel().round(decimals).toString()}"` : whole;
  });
}
