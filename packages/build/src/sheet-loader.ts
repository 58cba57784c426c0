import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { AppName } from '@northgate/contracts/release.js';
import { transform } from 'lightningcss';
import type { LoaderContext } from 'webpack';
import { foreignSelectors } from './foreign-selectors.js';

interface SheetLoaderOptions {
  server: boolean;
  /** True to put the styles into the document, for no page has been rendered with them yet. */
  live: boolean;
  /** Folder of the kit; its sheets go to a layer below those of apps. */
  kitFolder: string;
  /** The app being built, which its own sheets get a layer of. */
  app: AppName;
}

/** Browsers the CSS is written for: nesting and logical properties are kept where all of these have them. */
const targets = { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) };

/**
 * Turns a CSS file into a module. In the browser build only the class names remain; the server build also carries
 * the text and tells the page being rendered when one of its classes is read (`packages/ui/src/composition/sheets.ts`).
 * A class is named by its place among those of the file and a hash of the file: short, because every page spells its names
 * out, and releases made at different times never share one by accident.
 */
export default function sheetLoader(this: LoaderContext<SheetLoaderOptions>, source: string): string {
  const { server, live, kitFolder, app } = this.getOptions();
  const local = this.resourcePath.endsWith('.module.css');
  const layer = this.resourcePath.startsWith(kitFolder) ? 'kit' : app;
  if (layer !== 'kit' && layer !== 'shell') refuseForeign(this.resourcePath, source);
  const id = createHash('sha256').update(source).digest('base64url').slice(0, 4);
  const { code, exports } = transform({
    filename: basename(this.resourcePath),
    code: Buffer.from(source),
    minify: true,
    targets,
    ...(local
      ? { cssModules: { pattern: `[local]-${id}`, animation: false, customIdents: false, grid: false } }
      : {}),
  });
  // Class names come in random order; sorted, the same source always makes the same release.
  const names = Object.keys(exports ?? {}).sort();
  const short = (text: string) =>
    text.replace(
      new RegExp(`([\\w-]+)-${id}(?![\\w-])`, 'g'),
      (_, name: string) => numeral(names.indexOf(name)) + id,
    );
  const css = short(code.toString());
  const classes = Object.fromEntries(
    names.map((name) => {
      const { name: own = '', composes = [] } = exports?.[name] ?? {};
      return [name, short([own, ...composes.map((other) => other.name)].join(' '))];
    }),
  );
  if (!server) {
    const style = `@layer ${layer}{${css}}`;
    return `${live ? intoDocument(this.resourcePath, style) : ''}export default ${local ? JSON.stringify(classes) : 'undefined'};`;
  }
  const sheet = JSON.stringify({ id, layer, css });
  if (!local) return `export default ${sheet};`;
  return [
    `const sheet = ${sheet};`,
    `const holder = Symbol.for('northgate.sheets');`,
    `export default new Proxy(${JSON.stringify(classes)}, { get(classes, name) {`,
    `  globalThis[holder]?.set(sheet.id, sheet);`,
    `  return classes[name];`,
    `} });`,
  ].join('\n');
}

/** A page is made of parts of several apps, and none may dress another one's. */
function refuseForeign(file: string, source: string): void {
  const [first] = foreignSelectors(file, source);
  if (first)
    throw new Error(
      `${file}:${first.line}: "${first.selector}" also matches elements of other apps. Begin it with a class of this file.`,
    );
}

/** A number in letters, from a to Z and on with Aa. */
function numeral(number: number): string {
  const rest = Math.floor(number / letters.length);
  return (rest ? numeral(rest - 1) : '') + letters[number % letters.length];
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Script that puts the styles of a file into the document, in place of those it had before. */
const intoDocument = (file: string, style: string): string =>
  [
    `const name = ${JSON.stringify(file)};`,
    `const known = [...document.querySelectorAll('style[data-live]')].find((style) => style.dataset.live === name);`,
    `const element = known ?? document.head.appendChild(document.createElement('style'));`,
    `element.dataset.live = name;`,
    `element.textContent = ${JSON.stringify(style)};`,
    '',
  ].join('\n');
