/** What the console provides to every panel, with the range a panel asks for. */
const packages = {
  react: '^19.3.1',
  'react/jsx-runtime': '^19.3.1',
  'react-dom': '^19.3.1',
  'react-router-dom': '^7.18.5',
  '@chakra-ui/react': '^3.37.0',
  '@emotion/react': '^11.14.0',
  'framer-motion': '^14.14.0',
} as const;

/** The share settings of the console itself. */
export const consoleShares = Object.fromEntries(
  Object.entries(packages).map(([name, requiredVersion]) => [name, { singleton: true, requiredVersion }]),
);

/** The share settings of a panel: take the console's copy, bring none. */
export const fromConsole = Object.fromEntries(
  Object.entries(packages).map(([name, requiredVersion]) => [
    name,
    { import: false as const, singleton: true, requiredVersion },
  ]),
);
