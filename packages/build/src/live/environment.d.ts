declare module 'react-refresh-itself' {
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (type: unknown) => unknown;
  export function getFamilyByType(type: unknown): unknown;
  export function injectIntoGlobalHook(scope: typeof globalThis): void;
  export function isLikelyComponentType(value: unknown): boolean;
  export function performReactRefresh(): unknown;
}

declare module 'react-dom-client-itself' {
  export * from 'react-dom/client';
}

/** The package brings no types. */
declare module 'webpack-bundle-analyzer' {
  import type { Compiler } from 'webpack';
  export class BundleAnalyzerPlugin {
    constructor(options: { analyzerMode: 'static'; reportFilename: string; openAnalyzer: boolean });
    apply(compiler: Compiler): void;
  }
}
