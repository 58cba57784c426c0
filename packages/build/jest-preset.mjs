import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const transform = (decorators) => ({
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      module: { type: 'es6' },
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true, decorators },
        transform: {
          legacyDecorator: decorators,
          decoratorMetadata: decorators,
          react: { runtime: 'automatic' },
        },
        keepClassNames: true,
      },
    },
  ],
});

const moduleNameMapper = {
  // In jsdom nothing has a place to move to: parts are tested as they are where framer-motion has not come.
  '^@northgate/ui/motion/motion$': `${root}packages/ui/src/motion/still.tsx`,
  '\\.module\\.css$': `${root}packages/build/jest-css-modules.mjs`,
  '\\.(css|woff2|svg)$': `${root}packages/build/jest-asset.mjs`,
  '^@northgate/([^/]+)/(.*?)(\\.js)?$': `${root}packages/$1/src/$2`,
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

/** jest settings of a workspace; `browser` runs its tests in jsdom, otherwise in Node. */
export const jestProject = ({ name, browser = false, decorators = false, ...rest }) => ({
  displayName: name,
  rootDir: `${root}${name}`,
  testEnvironment: browser ? 'jsdom' : 'node',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  transform: transform(decorators),
  transformIgnorePatterns: ['/node_modules/', '/dist/'],
  moduleNameMapper,
  globals: { SERVER: false },
  setupFilesAfterEnv: browser ? [`${root}packages/build/jest-setup-browser.mjs`] : [],
  ...rest,
});
