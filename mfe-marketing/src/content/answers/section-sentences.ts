import { entryWith } from '@northgate/site/entry-with';
import type { TextSectionContent } from '../../lib/sectioned-text';

/** Sentences of a section that hold a word, so that an answer is the page's own text. */
export const sentencesOf = (section: TextSectionContent, ...words: string[]): string => {
  const texts = section.passages.flatMap((passage) => [...passage.texts, ...(passage.points ?? [])]);
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));
  return words
    .map((word) => {
      const found = sentences.find((sentence) => sentence.includes(word));
      if (!found) throw new Error(`The section ${section.id} does not say “${word}”.`);
      return found;
    })
    .join(' ');
};

/** The section with this id. */
export const sectionOf = (sections: TextSectionContent[], id: string): TextSectionContent =>
  entryWith(sections, 'id', id);
