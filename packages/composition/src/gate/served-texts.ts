import { Parser } from 'htmlparser2';

/** How many texts of a page are compared. */
const most = 600;

/** How much of a text is compared. */
const mostLetters = 120;

/** Where scripts are meant to write, and what is no text for people. */
const written = /^(script|style|template|noscript|textarea|select|output|time|svg)$/;

/** Texts of the content of a page as it is served, each once, as pages that have come alive give theirs. */
export function servedTexts(html: string): string[] {
  const found = new Set<string>();
  const within: { name: string; isOut: boolean }[] = [];
  let read = '';
  // A text comes in pieces, and ends with a tag or a comment.
  const end = () => {
    const words = read.replace(/\s+/g, ' ').trim().slice(0, mostLetters);
    if (words && within.at(-1)?.isOut === false) found.add(words);
    read = '';
  };
  const parser = new Parser({
    onopentag(name, { role, ...attributes }) {
      end();
      const isWritten = written.test(name) || role === 'status' || 'aria-live' in attributes;
      const around = within.at(-1);
      if (name === 'main' || around) within.push({ name, isOut: isWritten || Boolean(around?.isOut) });
    },
    ontext: (text) => void (read += text),
    oncomment: end,
    onclosetag(name) {
      end();
      if (within.at(-1)?.name === name) within.pop();
    },
  });
  parser.end(html);
  return [...found].slice(0, most);
}
