/** What no XML document may hold, and so no feed: C0 controls but tab and line ends, lone surrogates, U+FFFE, U+FFFF. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

/** The first character of a text that XML forbids, as in U+0001, and where it stands; undefined when there is none. */
export function findForbiddenCharacter(text: string): { name: string; index: number } | undefined {
  const found = forbidden.exec(text);
  if (!found) return undefined;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return { name: `U+${code}`, index: found.index };
}
