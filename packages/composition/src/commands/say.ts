import colours from 'picocolors';

/** One line about what is going on, for the person at the terminal. */
export const say = (text: string): void => console.log(`${colours.dim('·')} ${text}`);

/** The same on standard error, where standard output is for programs. */
export const sayElsewhere = (text: string): void => console.error(`${colours.dim('·')} ${text}`);

/** A line that closes a command well. */
export const sayDone = (text: string): void => console.log(`${colours.green('✔')} ${text}`);

/** Runs something that takes a while and says how long it took. */
export async function timed<T>(title: string, run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  say(`${title} …`);
  const result = await run();
  say(`${title}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}
