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

/** The share settings of a remote: take the host's copy, bring none. */
export const remoteShares = Object.fromEntries(
  Object.entries(sharedPackages).map(([name, requiredVersion]) => [
    name,
    { import: false as const, singleton: true, requiredVersion },
  ]),
);
