import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where this package and its siblings lie, in the repository as where they are installed. */
const packages = fileURLToPath(new URL('..', import.meta.url));

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
  '\\.svg$': `${here}jest-drawing.mjs`,
});

const moduleNameMapper = {
  // In jsdom nothing has a place to move to: parts are tested as they are where framer-motion has not come.
  '^@northgate/ui/motion/motion$': `${packages}ui/src/motion/still.tsx`,
  '\\.module\\.css$': `${here}jest-css-modules.mjs`,
  '\\.(css|woff2)$': `${here}jest-asset.mjs`,
  '^@northgate/([^/]+)/(.*?)(\\.js)?$': `${packages}$1/src/$2`,
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

/** jest settings of a workspace; `browser` runs its tests in jsdom, otherwise in Node. */
export const jestProject = ({ name, browser = false, decorators = false, ...rest }) => ({
  displayName: name,
  rootDir: `${root}${name}`,
  testEnvironment: browser ? 'jsdom' : 'node',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.svg'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node', 'svg'],
  transform: transform(decorators),
  transformIgnorePatterns: ['/node_modules/(?!@northgate/)', '/dist/'],
  moduleNameMapper,
  globals: { SERVER: false, DRAWS_STATIC_PARTS: false },
  setupFilesAfterEnv: browser ? [`${here}jest-setup-browser.mjs`] : [],
  ...rest,
});

/** jest settings of an app in a repository of its own, which lies in `folder`. */
export const jestApp = (folder) => jestProject({ name: 'app', browser: true, rootDir: folder });
