import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, cornerMarks, range, seededRandom } from '@northgate/ui/drawings/geometry';
import { Path } from '@northgate/ui/drawings/pen';
import { wordBars } from '../../lib/drawings/word-bars';
import type { ReactElement } from 'react';
import type { Vulnerability } from '../../content/red-teaming.content';

const [middle, thickness] = [36, 12];
const bar = (x: number, width: number): string =>
  box({ x, y: middle - thickness / 2, width, height: thickness });
const words = (x: number, end: number, seed: number): string =>
  wordBars({ x, y: middle - thickness / 2, end, height: thickness, words: [20, 62] }, seededRandom(seed));
/** A quotation mark of two strokes. */
const quotes = (x: number): string => `M${x} ${middle - 14}v10M${x + 6} ${middle - 14}v10`;

/** An order stands among the words. */
const Injection = () => (
  <>
    <Path d={words(2, 130, 4) + words(302, 438, 8)} mark="ibar" />
    <Path d={bar(146, 62) + bar(218, 66)} mark="sbar" />
    <Path d={cornerMarks({ x: 136, y: 20, width: 158, height: 32 }, 9)} mark="s w2" />
  </>
);

/** The order stands in a story within a story. */
const Jailbreak = () => (
  <>
    <Path d={words(2, 70, 3) + words(98, 148, 6) + words(296, 350, 2) + words(378, 438, 9)} mark="ibar" />
    <Path d={box({ x: 84, y: 8, width: 280, height: 56 }) + box({ x: 160, y: 16, width: 124, height: 40 })} />
    <Path d={bar(174, 96)} mark="sbar" />
  </>
);

/** What stood behind the wall comes out. */
const Extraction = () => (
  <>
    <Path d={words(2, 204, 12)} mark="ibar" />
    <Path d="M262 4V26M262 46V68" mark="wall2" />
    <Path d={bar(214, 34) + bar(276, 52) + bar(338, 40)} mark="sbar" />
    <Path d={`M388 ${middle}H436m-11-8l11 8l-11 8`} mark="s w2" />
  </>
);

/** The quotation closes early, and what follows is obeyed. */
const Query = () => (
  <>
    <Path d={words(2, 118, 7)} mark="ibar" />
    <Path d={quotes(132) + quotes(416)} mark="i w3" />
    <Path d={bar(150, 70)} mark="ibar" />
    <Path d={quotes(232)} mark="s w3" />
    <Path d={bar(250, 38) + bar(298, 102)} mark="sbar" />
  </>
);

const examples = range(22).map((index) => ({ x: 2 + index * 20, y: middle - 12, width: 14, height: 24 }));
const isFalse = (index: number): boolean => [7, 15, 16].includes(index);

/** Three of the examples are false. */
const Poison = () => (
  <>
    <Path
      d={examples
        .filter((_, index) => !isFalse(index))
        .map(box)
        .join('')}
      mark="i thin"
    />
    <Path
      d={examples
        .filter((_, index) => isFalse(index))
        .map(box)
        .join('')}
      mark="sbar"
    />
  </>
);

/** One line of text works three switches. */
const Authority = () => (
  <>
    <Path d={words(2, 214, 15)} mark="ibar" />
    <Path d={`M232 ${middle}H286M286 12V60M286 12H320M286 60H320M286 ${middle}H320`} mark="h" />
    <Path
      d={[12, 60].map((y) => box({ x: 320, y: y - 10, width: 118, height: 20 })).join('')}
      mark="i thin"
    />
    <Path d={`M232 ${middle}H286V${middle}H312m-9-6l9 6l-9 6`} mark="s w2" />
    <Path d={box({ x: 320, y: middle - 10, width: 118, height: 20 })} mark="s sfill" />
  </>
);

const lines: Record<Vulnerability['weakness'], () => ReactElement> = {
  injection: Injection,
  jailbreak: Jailbreak,
  extraction: Extraction,
  query: Query,
  poison: Poison,
  authority: Authority,
};

/** One line of what a model reads, with what is wrong in it overprinted. */
export function WeaknessLine({ weakness }: { weakness: Vulnerability['weakness'] }) {
  const Line = lines[weakness];
  return (
    <Drawing width={440} height={72}>
      <Line />
    </Drawing>
  );
}
