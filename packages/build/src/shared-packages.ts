/**
 * What the host provides to every remote, with the range a remote asks for. One React and one router for the whole page;
 * everything else each app brings itself, so that releases stay independent.
 */
export const sharedPackages = {
  react: '^19.3.1',
  'react/jsx-runtime': '^19.3.1',
  'react-dom': '^19.3.1',
  'react-router-dom': '^7.18.5',
} as const;

/** Shared packages of a remote, as federation's plugin takes them. */
export type RemoteShares = Record<string, { import: false; singleton: true; requiredVersion: string }>;

/** The share settings of a remote: take the host's copy, bring none. */
export const fromHost: RemoteShares = Object.fromEntries(
  Object.entries(sharedPackages).map(([name, requiredVersion]) => [
    name,
    { import: false, singleton: true, requiredVersion },
  ]),
);
