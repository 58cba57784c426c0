import { fileURLToPath } from 'node:url';
import type { Compiler } from 'webpack';

/** The module that federation writes for every build; the hash in its name depends on where the checkout lies. */
const entry = /[\\/]\.federation[\\/]entry\.\w+\.js$/;

/** Compiled, because webpack loads it by itself. */
const loader = fileURLToPath(new URL('../dist/portable-entry-loader.js', import.meta.url));

/** Makes the browser build independent of the folder it is built in, and keeps that path out of it. */
export class PortableEntryPlugin {
  apply(compiler: Compiler): void {
    const { module, output } = compiler.options;
    module.rules.push({ test: entry, loader });
    output.devtoolModuleFilenameTemplate = ({ namespace, resourcePath }: SourceName) =>
      `webpack://${namespace}/${entry.test(resourcePath) ? 'federation-entry.js' : resourcePath}`;
    compiler.hooks.compilation.tap('PortableEntryPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('PortableEntryPlugin', (modules) => {
        for (const found of modules)
          if (entry.test(found.nameForCondition() ?? '')) compilation.chunkGraph.setModuleId(found, 'entry');
      });
    });
  }
}

interface SourceName {
  namespace: string;
  resourcePath: string;
}
