import svgpath from 'svgpath';

const part = /<svg [^>]*>|(?<= d=")[^"]+(?=")|<text [^>]*>/g;
/** What icons bring that a document does not need. */
const superfluous = / (?:xmlns="[^"]+"|class="lucide(?: lucide-[\w-]+)*")/g;

/** Sheets at least this wide are drawn in whole units, which are less than a pixel of most screens. */
const largeSheet = 800;

/**
 * The same drawings in fewer bytes: paths go on from where they are, without adding up what is lost by rounding, and icons
 * go without the names of their library.
 */
export function withShorterDrawings(html: string): string {
  let decimals = 1;
  const rounded = (place: string) => String(Number(Number(place).toFixed(decimals)));
  return html.replace(part, (found) => {
    if (found.startsWith('<text')) return found.replace(/(?<= [xy]=")[^"]+/g, rounded);
    if (!found.startsWith('<svg')) return svgpath(found).rel().round(decimals).toString();
    const [, width] = /viewBox="\S+ \S+ (\S+)/.exec(found) ?? [];
    decimals = Number(width) >= largeSheet ? 0 : 1;
    return found.replace(superfluous, '');
  });
}
