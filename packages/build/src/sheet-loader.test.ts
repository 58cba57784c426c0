import { createContext, runInContext } from 'node:vm';
import type { AppName } from '@northgate/contracts/release.js';
import type { LoaderContext } from 'webpack';
import sheetLoader from './sheet-loader.js';

type Loader = LoaderContext<{ server: boolean; live: boolean; kitFolder: string; app: AppName }>;
type Classes = Record<string, string>;
interface Sheet {
  id: string;
  layer: string;
  css: string;
}

const page = '/repository/mfe-blog/src/features/listing/card.module.css';
const kit = '/repository/packages/ui/src/components/controls/button.module.css';
const source = '.card { color: red; } .card:hover .title { color: blue; }';

/** The module a CSS file becomes. */
const load = (
  side: 'browser' | 'server' | 'live',
  text = source,
  resourcePath = page,
  app: AppName = 'mfe-blog',
): string => {
  const options = {
    server: side === 'server',
    live: side === 'live',
    kitFolder: '/repository/packages/ui',
    app,
  };
  return sheetLoader.call({ getOptions: () => options, resourcePath } as Loader, text);
};

/** Runs such a module; `sheets` is what the page being rendered was told. */
const run = (code: string) => {
  const sheets = new Map<string, Sheet>();
  const context = createContext({ sheets });
  runInContext(`globalThis[Symbol.for('northgate.sheets')] = sheets;`, context);
  const exported = code.replace('export default', 'globalThis.exported =');
  runInContext(`(() => { ${exported} })()`, context);
  return { classes: (context as unknown as { exported: Classes }).exported, sheets };
};

it('names classes shortly, with a hash of the file, the same on both sides', () => {
  const { classes } = run(load('browser'));
  expect(Object.keys(classes)).toEqual(['card', 'title']);
  expect(classes.card).toMatch(/^a[\w-]{4}$/);
  const server = run(load('server')).classes;
  expect([server.card, server.title]).toEqual([classes.card, classes.title]);
});

it('puts the styles of a live build into the document, in their layer, and replaces them when they change', () => {
  const styles: { dataset: Record<string, string>; textContent: string }[] = [];
  const document = {
    querySelectorAll: () => styles,
    createElement: () => ({ dataset: {}, textContent: '' }),
    head: { appendChild: (style: (typeof styles)[number]) => styles[styles.push(style) - 1] },
  };
  const apply = (text: string, path = page) => {
    const code = load('live', text, path).replace('export default', 'exported =');
    runInContext(`(() => { let exported; ${code} })()`, createContext({ document }));
  };
  apply('.card { color: red }');
  apply('.button { color: green }', kit);
  apply('.card { color: blue }');
  expect(styles.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^@layer mfe-blog\{\.a[\w-]{4}\{color:#00f\}\}$/),
    expect.stringMatching(/^@layer kit\{\.a[\w-]{4}\{color:green\}\}$/),
  ]);
});

it('makes the same text of the same file every time, because a version is the hash of what was built', () => {
  const css = ['e', 'd', 'c', 'b', 'a'].map((name) => `.${name} { color: red }`).join('');
  for (const side of ['browser', 'server'] as const)
    expect(new Set(Array.from({ length: 20 }, () => load(side, css))).size).toBe(1);
});

it('gives a changed file other names', () => {
  const changed = run(load('browser', `${source} .more { color: green; }`)).classes;
  expect(changed.card).not.toBe(run(load('browser')).classes.card);
});

it('leaves the styles out of the browser build', () => {
  expect(load('browser')).not.toMatch(/color|red|hover/);
  expect(load('browser', 'body { margin: 0 }', '/repository/shell/src/reset.css', 'shell')).toBe(
    'export default undefined;',
  );
});

it('tells the page being rendered of a sheet when one of its classes is read, and not before', () => {
  const { classes, sheets } = run(load('server'));
  expect(sheets.size).toBe(0);
  const name = classes.card;
  const [sheet] = sheets.values();
  expect(sheet?.css).toContain(`.${name}{color:red}`);
  expect(sheets.size).toBe(1);
});

it('can be read where no page is being rendered', () => {
  const code = load('server').replace('northgate.sheets', 'nobody');
  expect(run(code).classes.card).toMatch(/^a/);
});

it('puts sheets of the kit on one layer and those of an app on the layer of that app', () => {
  const layer = (file: string) => {
    const { classes, sheets } = run(load('server', source, file));
    void classes.card;
    return [...sheets.values()].map((sheet) => sheet.layer);
  };
  expect(layer(kit)).toEqual(['kit']);
  expect(layer(page)).toEqual(['mfe-blog']);
});

it('hands a sheet that is no module to the server as a whole, with its names as written', () => {
  const code = load('server', '.prose { margin: 0 }', '/repository/shell/src/prose.css', 'shell');
  const sheet = JSON.parse(code.replace(/^export default |;$/g, '')) as Sheet;
  expect(sheet).toMatchObject({ layer: 'shell', css: '.prose{margin:0}' });
});

it('follows what a class is composed of', () => {
  const { classes } = run(
    load('browser', '.base { color: red } .strong { composes: base; font-weight: 700 }'),
  );
  expect(classes.strong?.split(' ')).toEqual([expect.stringMatching(/^b/), classes.base]);
});

it('leaves the names of animations and grid areas alone, so that sheets can share them', () => {
  const css = '@keyframes rise { to { opacity: 1 } } .card { animation: rise 1s; --gap: 1px }';
  const { classes, sheets } = run(load('server', css));
  void classes.card;
  expect([...sheets.values()][0]?.css).toContain('@keyframes rise');
});

it('refuses CSS that cannot be read', () => {
  expect(() => load('browser', '.card { color: red')).not.toThrow();
  expect(() => load('browser', '.card } color')).toThrow();
});

describe('a sheet of a remote', () => {
  const foreign = (text: string) => () => load('browser', `.own { color: red }\n${text}`);

  it.each([
    'header { display: none }',
    '* { margin: 0 }',
    ':root { --ink: red }',
    'body { overflow: hidden }',
    'main::before { inset: 0 }',
    'html.dark footer { opacity: 0 }'.replace('.dark', ':global(.dark)'),
    ':global(.card) { color: red }',
    'header:has(.own) { display: none }',
    'a:not(.own) { color: red }',
    ':is(.own, footer) { color: red }',
    '.own, footer { color: red }',
    '@media (width > 1px) { footer { color: red } }',
    '@supports (color: red) { [data-island] { color: red } }',
  ])('is refused with its line for %s', (text) => {
    expect(foreign(text)).toThrow(/card\.module\.css:2: ".+" also matches elements of other apps/);
  });

  it.each([
    '.own p, .own > * { margin: 0 }',
    'p.own { margin: 0 }',
    ':global(.dark) .own { color: red }',
    'body:has(dialog) .own { color: red }',
    '.own { & p { margin: 0 } header & { margin: 0 } > svg { margin: 0 } }',
    ':where(.own, .own:hover) p { margin: 0 }',
    '@keyframes rise { from { opacity: 0 } to { opacity: 1 } }',
  ])('may say %s', (text) => {
    expect(foreign(text)).not.toThrow();
  });

  it('is not held to that in the kit and in the host, which dress the document itself', () => {
    expect(() => load('browser', 'body { margin: 0 }', kit)).not.toThrow();
    expect(() => load('browser', 'body { margin: 0 }', page, 'shell')).not.toThrow();
  });
});
