import type { contentPassage } from '@northgate/contracts/content-index.js';
import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { z } from 'zod';

export type Passage = z.infer<typeof contentPassage>;

const isElement = (node: Nodes): node is Element => node.type === 'element';
const isHeading = (node: Element) => /^h[1-6]$/.test(node.tagName);

/** A line of its own in the source reads as a sentence of its own. */
const sentence = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat === '' || /[.!?:;…]$/.test(flat) ? flat : `${flat}.`;
};

/** A row of a table as a sentence about what stands in its first cell. */
const rowText = ([first = '', ...rest]: string[]): string =>
  rest.length === 0 ? sentence(first) : `${first.replace(/[?:]$/, '')}: ${sentence(rest.join(', '))}`;

function textOf(node: Element): string {
  if (node.tagName === 'pre') return '';
  if (node.tagName === 'thead') return '';
  if (node.tagName === 'tr')
    return rowText(node.children.map((cell) => toString(cell).trim()).filter(Boolean));
  const inner = node.children.filter(isElement);
  const isContainer = inner.some(({ tagName }) =>
    /^(p|ul|ol|li|blockquote|thead|tbody|tr|pre)$/.test(tagName),
  );
  return isContainer ? inner.map(textOf).filter(Boolean).join(' ') : sentence(toString(node));
}

/** The readable text under each heading; code is left out, since nobody asks for it in words. */
export function passagesOf(tree: Root): Passage[] {
  const passages: Passage[] = [{ heading: '', anchor: '', text: '' }];
  for (const node of tree.children.filter(isElement)) {
    if (isHeading(node)) {
      passages.push({ heading: toString(node), anchor: String(node.properties.id ?? ''), text: '' });
    } else {
      const passage = passages.at(-1)!;
      passage.text = [passage.text, textOf(node)].filter(Boolean).join(' ');
    }
  }
  return passages.filter(({ text }) => text !== '');
}
