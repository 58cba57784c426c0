import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compilation, type Compiler, type javascript, type Module } from 'webpack';
import { containerName } from './app-layout.js';

/** Modules of the kit whose functions take the name of a component of another app. */
const kitModules = ['remote-island', 'load-remote-component'].map(
  (name) => `@northgate/ui/composition/${name}`,
);
const pluginName = 'UsedComponentsPlugin';
const tag = Symbol(pluginName);

/** Has every module note which components of other apps it names, such as `mfe-tools/contact-section`. */
export class UsedComponentsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(pluginName, ({ hooks }) => {
      hooks.parser.for('javascript/auto').tap(pluginName, noteComponents);
    });
  }
}

type Manifest = NonNullable<ConstructorParameters<typeof ModuleFederationPlugin>[0]['manifest']>;
type AdditionalData = NonNullable<Exclude<Manifest, boolean>['additionalData']>;

/**
 * What federation's manifest is to say besides: apps are built without knowing each other, so it sees no remotes, and what
 * modules name stands in their place.
 */
export const withUsedComponents: AdditionalData = ({ stats, compilation }) => ({
  ...stats,
  remotes: usedComponents(compilation).map((component) => {
    const [alias = '', moduleName = ''] = component.split('/');
    return {
      alias,
      moduleName,
      federationContainerName: containerName(alias),
      consumingFederationContainerName: stats.name,
      entry: '',
      usedIn: [],
    };
  }),
});

function usedComponents(compilation: Compilation): string[] {
  const named = builtModules(compilation).flatMap((module) => notesOf(module).components ?? []);
  return [...new Set(named)].sort();
}

function noteComponents(parser: javascript.JavascriptParser): void {
  parser.hooks.statement.tap(pluginName, (statement) => {
    if (statement.type !== 'ImportDeclaration' || !kitModules.includes(String(statement.source.value)))
      return;
    for (const { local } of statement.specifiers) parser.tagVariable(local.name, tag);
  });
  parser.hooks.callMemberChain.for(tag).tap(pluginName, (call) => {
    const [argument] = 'arguments' in call ? call.arguments : [];
    const name = argument && parser.evaluateExpression(argument);
    const { module } = parser.state;
    if (name?.isString()) (notesOf(module).components ??= []).push(name.string ?? '');
    else
      module.addError(
        new webpack.WebpackError('A component of another app is named by a text, which the build can read.'),
      );
  });
}

/** The modules that became part of a build, also those that were joined into one. */
const builtModules = ({ modules, chunkGraph }: Compilation): Module[] =>
  [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => ('modules' in module ? (module.modules as Module[]) : [module]));

/** What is kept with a module, also from one build to the next. */
const notesOf = ({ buildInfo = {} }: Module) => buildInfo as { components?: string[] };
