import webpack, { type Compilation, type Compiler } from 'webpack';
import { manifestFiles, type Manifest } from './manifest.js';
import { packageOf, sharedPackages } from './shared-packages.js';

const pluginName = 'HostManifestPlugin';

/** Writes for the host, which is built without federation's plugin, the manifest that says what it brings for remotes. */
export class HostManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.processAssets.tap(pluginName, () => {
        const versions = packageVersions(compilation);
        const shared = Object.keys(sharedPackages).map((name) => {
          const version = versions.get(packageOf(name));
          if (!version)
            compilation.errors.push(
              new webpack.WebpackError(`Remotes take ${name} of the host, which lacks it.`),
            );
          return { name, requiredVersion: version ?? '' };
        });
        const manifest: Manifest = { exposes: [], remotes: [], shared };
        compilation.emitAsset(manifestFiles[0], new webpack.sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}

/** The version of every package that a build has read. */
function packageVersions(compilation: Compilation): Map<string, string> {
  const descriptions = [...compilation.modules].map(
    (module) =>
      (module instanceof webpack.NormalModule ? module.resourceResolveData?.descriptionFileData : {}) as {
        name?: string;
        version?: string;
      },
  );
  return new Map(descriptions.map(({ name = '', version = '' } = {}) => [name, version]));
}
