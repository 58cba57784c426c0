/**
 * One CSS file after the build: `id` is its content's hash, `layer` its cascade layer, `kit` or the name of the app that wrote it. `pictures` are
 * rules that only bring pictures, which may come last.
 */
export interface Sheet {
  id: string;
  layer: string;
  css: string;
  pictures?: string;
}

const slot = Symbol.for('northgate.sheets');
const holder = globalThis as { [slot]?: Map<string, Sheet> };

/** Renders with `run` and returns its result together with every sheet a component touched meanwhile. */
export async function collectSheets<T>(run: () => Promise<T>): Promise<{ result: T; sheets: Sheet[] }> {
  const touched = new Map<string, Sheet>();
  holder[slot] = touched;
  try {
    return { result: await run(), sheets: [...touched.values()] };
  } finally {
    delete holder[slot];
  }
}

/**
 * Notes that the page being rendered needs this sheet. Class names do this by themselves when they are read;
 * use it for sheets without local names, and for parts that first appear in the browser.
 */
export function noteSheet(sheet: Sheet | undefined): void {
  if (sheet) holder[slot]?.set(sheet.id, sheet);
}

/** Notes the sheets of parts that are not rendered on the server, such as the opened panel of a closed one. */
export function includeStyles(...modules: Readonly<Record<string, string>>[]): void {
  if (SERVER) for (const classes of modules) void classes[Object.keys(classes)[0] ?? ''];
}
