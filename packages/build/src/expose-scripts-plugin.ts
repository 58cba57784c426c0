import type { Chunk, ChunkGroup, Compiler } from 'webpack';

/** File beside the browser build, an `ExposeScripts`. */
export const exposeScriptsFile = 'expose-scripts.json';

/** Per exposed module, the scripts it needs besides the entry, and those it loads later, once its parts are used. */
export interface ExposeScripts {
  exposes: Record<string, string[]>;
  parts: Record<string, string[]>;
}

/**
 * Lists the scripts of exposed modules, so that a page can ask for all of them at once.
 * Federation's own manifest leaves out shared chunks and cannot drive preloads.
 */
export class ExposeScriptsPlugin {
  constructor(private readonly exposes: Record<string, string>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ExposeScriptsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ExposeScriptsPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const scripts: ExposeScripts = { exposes: {}, parts: {} };
          for (const expose of Object.keys(this.exposes)) {
            const group = compilation.namedChunkGroups.get(chunkName(expose));
            const own = group ? scriptsOf([group]) : [];
            scripts.exposes[expose] = own;
            const later = group ? scriptsOf(descendants(group)) : [];
            scripts.parts[expose] = later.filter((script) => !own.includes(script));
          }
          const source = new compiler.webpack.sources.RawSource(JSON.stringify(scripts));
          compilation.emitAsset(exposeScriptsFile, source);
        },
      );
    });
  }
}

const scriptsOf = (groups: ChunkGroup[]): string[] => [
  ...new Set(groups.flatMap(({ chunks }) => chunks.flatMap(scriptFiles))),
];

const scriptFiles = (chunk: Chunk): string[] => [...chunk.files].filter((file) => file.endsWith('.js'));

/** What a group loads by `import()`, and what that loads in turn. */
function descendants(group: ChunkGroup, found = new Set<ChunkGroup>()): ChunkGroup[] {
  for (const child of group.getChildren())
    if (!found.has(child)) {
      found.add(child);
      descendants(child, found);
    }
  return [...found];
}

/** The name of the chunk of an exposed module: `./home-page` is `expose-home-page`. */
export const chunkName = (expose: string): string => `expose-${expose.replace('./', '')}`;
