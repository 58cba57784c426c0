import { islandPart } from '@northgate/contracts/frame';
import { Parser } from 'htmlparser2';

interface Part {
  name: string;
  isStatic: boolean;
  /** How deep its element lies, and where its inside begins. */
  depth: number;
  from: number;
}

/**
 * The markup of the static parts and islands of a page's main landmark by name. What is within a static part belongs to that; of
 * islands with one name, which cannot be told apart, there is none.
 */
export function pageParts(body: string): Record<string, string> {
  const parts = new Map<string, string>();
  const open: Part[] = [];
  let depth = 0;
  let main = 0;
  const parser = new Parser({
    onopentag(tag, { 'data-static': name, 'data-island': island }) {
      depth += 1;
      if (tag === 'main') main = depth;
      if (!main || open.at(-1)?.isStatic) return;
      const at = { depth, from: parser.endIndex + 1 };
      if (name !== undefined) open.push({ ...at, name, isStatic: true });
      else if (island !== undefined) open.push({ ...at, name: islandPart(island), isStatic: false });
    },
    onclosetag() {
      if (open.at(-1)?.depth === depth) {
        const { name, from } = open.pop() as Part;
        parts.set(name, parts.has(name) ? '' : body.slice(from, parser.startIndex));
      }
      if (main === depth) main = 0;
      depth -= 1;
    },
  });
  parser.end(body);
  return Object.fromEntries([...parts].filter(([, html]) => html));
}
