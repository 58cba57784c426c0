import { basename } from 'node:path';
import type { Compiler } from 'webpack';

/** Stands in built files where the list of all chunks will be. */
export const integrityPlaceholder = '@@integrity@@';

/** The list that takes its place: `<file>=sha384-<hash>` for each chunk, as parameters of an address are written. `sha384` is in base64. */
export const integrityList = (chunks: { file: string; sha384: string }[]): string =>
  String(
    new URLSearchParams(
      Object.fromEntries(chunks.map(({ file, sha384 }) => [basename(file), `sha384-${sha384}`])),
    ),
  );

/** Runs as a script of the app is asked for: `url` is its address. A file that is not listed is none of this release. */
const setIntegrity = `
var file = url.split("/").pop();
script.integrity = new URLSearchParams(${JSON.stringify(integrityPlaceholder)}).get(file) || "";
if (!script.integrity) throw new Error(file + " is not part of this release");`;

/** Lets an app load its chunks only with the bytes they had when it was released. */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => source + setIntegrity,
      );
    });
  }
}
