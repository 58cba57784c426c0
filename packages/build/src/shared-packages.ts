/**
 * What the host provides to every remote, with the range a remote asks for. One React, one router and one framer-motion for
 * the whole page, the latter as the kit's module over it; everything else each app brings itself, so that releases stay independent.
 */
export const sharedPackages = {
  react: '^19.3.1',
  'react/jsx-runtime': '^19.3.1',
  'react-dom': '^19.3.1',
  'react-router-dom': '^7.18.5',
  '@northgate/ui/motion/motion': '^14.14.0',
} as const;

/** The package whose version a shared module has. */
export const packageOf = (shared: string): string =>
  shared === '@northgate/ui/motion/motion' ? 'framer-motion' : (shared.split('/', 1)[0] ?? shared);

/** Shared packages of a remote, as federation's plugin takes them. Its manifest names those whose package it finds. */
export type RemoteShares = Record<
  string,
  { import: false; singleton: true; packageName: string; requiredVersion: string }
>;

/** The share settings of a remote: take the host's copy, bring none. */
export const fromHost: RemoteShares = Object.fromEntries(
  Object.entries(sharedPackages).map(([name, requiredVersion]) => [
    name,
    { import: false, singleton: true, packageName: packageOf(name), requiredVersion },
  ]),
);
