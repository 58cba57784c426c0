import type { Compiler, Chunk } from 'webpack';

/** File beside the browser build: the scripts each exposed module needs besides the entry. */
export const exposeScriptsFile = 'expose-scripts.json';

/**
 * Lists, per exposed module, the scripts a browser needs to run it, so that a page can ask for all of them at once.
 * Federation's own manifest leaves out shared chunks and cannot drive preloads.
 */
export class ExposeScriptsPlugin {
  constructor(private readonly exposes: Record<string, string>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ExposeScriptsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ExposeScriptsPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const scripts: Record<string, string[]> = {};
          for (const expose of Object.keys(this.exposes)) {
            const group = compilation.namedChunkGroups.get(chunkName(expose));
            scripts[expose] = group ? group.chunks.flatMap(scriptFiles) : [];
          }
          const source = new compiler.webpack.sources.RawSource(JSON.stringify(scripts));
          compilation.emitAsset(exposeScriptsFile, source);
        },
      );
    });
  }
}

const scriptFiles = (chunk: Chunk): string[] => [...chunk.files].filter((file) => file.endsWith('.js'));

/** The name of the chunk of an exposed module: `./home-page` is `expose-home-page`. */
export const chunkName = (expose: string): string => `expose-${expose.replace('./', '')}`;
