import { asksFigure } from './query-words.js';

/** Words that begin with a capital letter and name nothing. */
const noName =
  /^(?:I|I[’'].+|AI|CCTV|IT|PC|PDFs?|LLMs?|SLM|VFX|ROI|SLA|UK|EU|IP|ID|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)/;

/** Whether a question names somebody or something after its first word, as “Darktrace” or “SAP”. */
export const namesSomething = (question: string): boolean =>
  question
    .trim()
    .split(/\s+/)
    .slice(1)
    .some((word) => /^\p{Lu}/u.test(word) && !noName.test(word) && question !== question.toUpperCase());

/** Whether a question asks for a person. */
export const asksWho = (question: string): boolean => /\b(who|whose|whom|who[’']s)\b/i.test(question);

/** Whether a question asks for a figure that an answer does not have. */
export const asksFigureInVain = (question: string, answer: string): boolean =>
  asksFigure(question) && !/\d/.test(answer);
