import { compress, encodings, type ContentEncoding } from '../files/compress.js';

const forms = Object.keys(await compress(Buffer.from('a text that is long enough '.repeat(20))));

/** Endings of all the files that this Node writes of one text: none for the text itself, then those of its compressed copies. */
export const writtenEndings = ['', ...forms.map((form) => encodings[form as ContentEncoding])];
