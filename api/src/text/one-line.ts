/** Control characters and the line ends of every system, Unicode's two included. */
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const steering = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Text on one line, for a header, a log or a terminal: nothing in it can begin a new line or steer what shows it. */
export const oneLine = (text: string): string => text.replace(steering, ' ').trim();
