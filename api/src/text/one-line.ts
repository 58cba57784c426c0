/** Control characters and the line ends of every system, Unicode's two included. */
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const steering = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** What turns the direction of a text around or cannot be seen; what joins letters and emoji stays. */
const unseen =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]+/gu;

/**
 * Text on one line, for a header, a log or a terminal: nothing in it can begin a new line, steer what shows it, or
 * stand elsewhere than it is read.
 */
export const oneLine = (text: string): string => text.replace(steering, ' ').replace(unseen, '').trim();
