const asking =
  '(?:what|which|who|whom|whose|when|where|why|how|can|could|do|does|did|is|are|will|would|should|may)';

/** Where one question ends and the next surely begins. */
const clear = new RegExp(
  `\\?\\s+(?:and\\s+|or\\s+|also\\s+)?|;\\s+|,?\\s+and\\s+(?:also\\s+)?(?=${asking}\\b)|,\\s+(?=${asking}\\b)`,
  'i',
);

/** Where two things may stand side by side, or only be named together. */
const possible = /,?\s+and\s+(?:also\s+|then\s+)?|,\s+or\s+|\s+(?:vs\.?|versus|compared (?:with|to))\s+/i;

const mostParts = 3;

function split(message: string, seam: RegExp): string[] {
  const parts = message
    .split(seam)
    .map((part) => part.trim().replace(/[?!.,;:]+$/, ''))
    .filter((part) => /[\p{L}\p{N}]{2,}/u.test(part));
  return parts.length > 1 && parts.length <= mostParts ? parts : [];
}

/** The questions a message consists of for sure, and those it may consist of; both empty when it is one question. */
export const questionParts = (message: string): { clear: string[]; possible: string[] } => ({
  clear: split(message, clear),
  possible: split(message, possible),
});

/** Words that point back to what was said before. */
const pointing = /\b(it|its|they|them|their|theirs|that|those|these|this|there|one|he|she|same)\b/i;

/** Whether a question has a word that points back to what was said before. */
export const pointsBack = (question: string): boolean => pointing.test(question);

const goingOn = /^(and|but|so|or|what about|how about|also|ok(ay)?,?|then)\b/i;
const short = 7;

/** Whether a question goes on from the one before: it points back, begins as a continuation, or is too short to stand alone. */
export const goesOn = (question: string): boolean =>
  goingOn.test(question) || pointsBack(question) || question.trim().split(/\s+/).length <= short;
