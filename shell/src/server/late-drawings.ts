import { drawingPlace, drawnLate, late } from '@northgate/ui/composition/late';
import { drawingPicture } from '@northgate/ui/drawings/drawing-picture';
import { Parser } from 'htmlparser2';

const [lateAttribute = ''] = Object.keys(late);

/** The inside of a smaller drawing costs the page less than its place in a file. */
const worthwhile = 100;

interface Found {
  night: boolean;
  /** Where it begins in the markup, where its opening tag ends, where its inside ends, and where it ends. */
  from: number;
  inside: number;
  outside: number;
  to: number;
}

/** The page with empty late drawings, their insides, and rules that show each as a picture where no script fills it. */
export interface LateDrawings {
  body: string;
  insides: string[];
  pictures: string;
}

/**
 * Takes the insides of late drawings out of a page's markup: they come with the styles of the late elements, and the page
 * itself arrives sooner. Each leaves its element with its number. What an island draws stays, for React compares it.
 */
export function withoutLateDrawings(markup: string): LateDrawings {
  const found = findLateDrawings(markup).filter(({ inside, outside }) => outside - inside >= worthwhile);
  let body = '';
  let copied = 0;
  found.forEach(({ inside, outside }, number) => {
    body += `${markup.slice(copied, inside - 1)} ${drawingPlace}="${number}">`;
    copied = outside;
  });
  return {
    body: body + markup.slice(copied),
    insides: found.map(({ inside, outside }) => markup.slice(inside, outside)),
    pictures: found.map((drawing, number) => pictureRule(markup, drawing, number)).join(''),
  };
}

function pictureRule(markup: string, { night, from, to }: Found, number: number): string {
  const picture = drawingPicture(markup.slice(from, to), night ? 'night' : 'day');
  return `[${drawingPlace}="${number}"]{background:${picture} 0 0/100% 100% no-repeat}`;
}

interface Ancestor {
  late: boolean;
  night: boolean;
  /** Whether React leaves the inside alone. */
  still: boolean;
  drawing: Found | null;
}

const document: Ancestor = { late: false, night: false, still: false, drawing: null };

const within = ({ late, night, still }: Ancestor, attributes: Record<string, string>) => ({
  late: late || lateAttribute in attributes || drawnLate in attributes,
  night: night || attributes['data-palette'] === 'night',
  still: 'data-static' in attributes || (still && !('data-island' in attributes)),
});

function findLateDrawings(markup: string): Found[] {
  const found: Found[] = [];
  const ancestors: Ancestor[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const around = ancestors.at(-1) ?? document;
      let { drawing } = around;
      if (tag === 'svg' && around.late && around.still && !drawing) {
        const { startIndex, endIndex } = parser;
        drawing = { night: around.night, from: startIndex, inside: endIndex + 1, outside: 0, to: 0 };
        found.push(drawing);
      }
      ancestors.push({ ...within(around, attributes), drawing });
    },
    onclosetag() {
      const { drawing } = ancestors.pop() ?? {};
      if (!drawing || drawing === ancestors.at(-1)?.drawing) return;
      drawing.outside = parser.startIndex;
      drawing.to = parser.endIndex + 1;
    },
  });
  parser.end(markup);
  return found;
}
