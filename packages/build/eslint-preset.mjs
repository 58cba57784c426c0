import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = (path) =>
  readdirSync(`${root}${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name);

const apps = folders('.').filter((name) => name === 'shell' || name.startsWith('mfe-'));
const packages = folders('packages');

/** What the host hands to remotes of the router. */
function sharedRouterNames() {
  const text = readFileSync(`${root}shell/src/federation/shared-router.ts`, 'utf8');
  const [, names = ''] = /export \{([^}]*)\}/.exec(text) ?? [];
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** No app imports another, a feature imports no other feature, and imports go expose → features → lib. */
const appZones = apps.flatMap((app) => {
  const others = [...apps, 'api'].filter((other) => other !== app);
  const features = folders(`${app}/src`).includes('features') ? folders(`${app}/src/features`) : [];
  return [
    { target: `./${app}`, from: others.map((other) => `./${other}`), message: 'No app imports another app.' },
    {
      target: `./${app}/src/lib`,
      from: [`./${app}/src/features`, `./${app}/src/expose`],
      message: 'lib stands below features.',
    },
    {
      target: `./${app}/src/features`,
      from: `./${app}/src/expose`,
      message: 'Features stand below what is exposed.',
    },
    ...(app === 'shell' ? [] : features).map((feature) => ({
      target: `./${app}/src/features/${feature}`,
      from: `./${app}/src/features`,
      except: [`./${feature}`],
      message: 'A feature never imports a feature: move what both need to lib.',
    })),
  ];
});

/** What each package may build on. */
const mayImport = {
  site: [],
  'api-client': [],
  contracts: ['site', 'api-client'],
  ui: ['site', 'contracts'],
  build: ['site', 'contracts'],
  tracing: [],
  cli: ['contracts', 'build'],
  composition: ['site', 'contracts', 'build', 'tracing', 'cli'],
};
const packageZones = packages.flatMap((name) => [
  {
    target: `./packages/${name}`,
    from: packages
      .filter((other) => other !== name && !mayImport[name]?.includes(other))
      .map((other) => `./packages/${other}`),
    message: `packages/${name} may import ${mayImport[name]?.join(', ') || 'no other package'}.`,
  },
  {
    target: `./packages/${name}`,
    from: [...apps, 'api'].map((app) => `./${app}`),
    message: 'Packages know no app.',
  },
]);
/** Folders of a workspace from the lowest to the highest: each may import those named before it, and no other. */
const foldersInOrder = {
  'packages/composition/src': [
    ...['apps', 'files', 'http', 'store', 'processes', 'render', 'pages', 'watch', 'candidates', 'tokens'],
    ...[
      'overrides',
      'serve',
      'console',
      'gate',
      'publish',
      'release',
      'shares',
      'receive',
      'control',
      'develop',
    ],
    ...['visits', 'integrity', 'commands', 'campaign', 'container', 'testing'],
  ],
  'packages/ui/src': [
    ...[
      'generated',
      'icons',
      'hooks',
      'composition',
      'motion',
      'components/text',
      'layout',
      'components/figures',
      'components/contact',
    ],
    ...['components/controls', 'components/overlays', 'components/states', 'theme', 'console', 'drawings'],
    ...['video', 'examples', 'testing'],
  ],
  'api/src': [
    ...[
      'text',
      'database',
      'http',
      'docs',
      'desk',
      'blog',
      'questions',
      'chat',
      'leads',
      'delivery',
      'contact',
      'startup',
    ],
    ...['health', 'lead-desk', 'pictures', 'post-desk', 'metrics', 'search', 'testing'],
    'visits',
    'word-vectors',
  ],
};
const folderZones = Object.entries(foldersInOrder).flatMap(([source, order]) => {
  const inUse = folders(source).filter((name) => readdirSync(`${root}${source}/${name}`).length);
  const missing = inUse.filter((name) => !order.some((path) => path.split('/')[0] === name));
  if (missing.length)
    throw new Error(
      `Say in packages/build/eslint-preset.mjs where ${missing.join(', ')} of ${source} stands.`,
    );
  return order.map((folder, index) => ({
    target: `./${source}/${folder}`,
    from: order.slice(index + 1).map((higher) => `./${source}/${higher}`),
    message: `${folder} stands below that folder of ${source}.`,
  }));
});
const zones = [
  ...appZones,
  ...packageZones,
  ...folderZones,
  {
    target: './api',
    from: [...apps, 'packages/ui', 'packages/build', 'packages/composition'].map((other) => `./${other}`),
    message: 'The api knows contracts, site, tracing and the client only.',
  },
].filter((zone) => zone.from.length);

/** Names that say nothing about what a file is for. */
const refusedFiles = Object.fromEntries(
  ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'new', 'old', 'index'].map((name) => [
    `**/${name}.{ts,tsx}`,
    '**/<what-it-is-for>.{ts,tsx}',
  ]),
);

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/generated/**',
      '.cache/**',
      '.data/**',
      '**/test-results/**',
      'packages/cli/template/**',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { project: [`${root}tsconfig.lint.json`], tsconfigRootDir: root },
      globals: { ...globals.browser, ...globals.node },
    },
    plugins: { 'import-x': importX, 'check-file': checkFile, 'react-hooks': reactHooks },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: `${root}tsconfig.lint.json` })],
    },
    rules: {
      // The further rules of this plugin are for the React compiler, which is not used here.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: root, zones }],
      'max-lines': ['error', { max: 250, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'max-depth': ['error', 3],
      complexity: ['error', 12],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      '@typescript-eslint/no-explicit-any': 'error',
      // Methods of a port are asynchronous whether this one waits or not.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '**/src/**/': 'KEBAB_CASE' }],
      'check-file/filename-blocklist': ['error', refusedFiles],
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 90, skipBlankLines: true }] } },
  { files: ['**/*.content.ts', '**/content/**'], rules: { 'max-lines': 'off' } },
  // Lists that take what they say from the brand.
  { files: ['**/content/answers/*.content.ts'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['**/*.{test,spec}.{ts,tsx}', 'e2e/**/*.ts', '**/testing/**'],
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true }],
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      // Tests stand beside what they test and may reach for its expose.
      'import-x/no-restricted-paths': 'off',
    },
  },
  // Playwright hands fixtures on with a function called use.
  { files: ['e2e/**/*.ts'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['api/**/*.ts'],
    // Nest's modules are empty classes that carry decorators.
    rules: { '@typescript-eslint/no-extraneous-class': 'off' },
  },
  {
    // What only the console loads takes router and motion from there, as they are.
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'mfe-console/**',
      'mfe-*/src/features/console-*/**',
      'mfe-*/src/expose/console-*',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              allowImportNames: sharedRouterNames(),
              message: 'The host shares what shell/src/federation/shared-router.ts names, and no more.',
            },
            {
              name: 'framer-motion',
              message: 'What moves comes from @northgate/ui/motion/motion, which the host shares.',
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        {
          property: 'loadComponent',
          message: 'loadRemoteComponent of the kit does this, and the build sees it.',
        },
      ],
    },
  },
  {
    files: ['api/src/**/*.ts', 'packages/{build,composition,cli}/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.name='fetch'] CallExpression[callee.object.name='AbortSignal']",
          message:
            'The fetch of Node 20 loses such a signal once its request is collected: fetchWhole or withinDeadline of contracts.',
        },
      ],
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  prettier,
);
