import type { Compiler } from 'webpack';

/** Stands in built files where ` <hash in the file's name> <SHA-384>` of every chunk will be listed. */
export const integrityPlaceholder = '@@integrity@@';

/** Lists chunks the way the code below looks them up: by the hash before the ending. `sha384` is in base64, which knows no blanks. */
export const integrityList = (chunks: { file: string; sha384: string }[]): string =>
  chunks.map(({ file, sha384 }) => ` ${file.split('.').at(-2)} ${sha384}`).join('');

/** Lets an app load its chunks only with the bytes they had when it was released. */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) =>
          `${source}\nscript.integrity = "sha384-" + ${JSON.stringify(integrityPlaceholder)}.split(" " + url.split(".").at(-2) + " ")[1].slice(0, 64);`,
      );
    });
  }
}
