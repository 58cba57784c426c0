import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];
const sources = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => read(folder, file))
    .join('\n');

const operations = read('docs/operations.md');
const rows = (heading: string) =>
  all(operations.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '', /^\| `([\w]+)`/gm).sort();

const compose = read('docker-compose.yml');
const variables = all(
  [read('packages/composition/src/environment.ts'), read('api/src/environment.ts')].join('\n'),
  /^ {2}([A-Z][A-Z0-9_]+):/gm,
);
const composed = all(compose, /\$\{([A-Z0-9_]+)/g);

const metrics = all(
  [sources('api/src'), sources('packages/composition/src')].join('\n'),
  /'((?:api|site)_[a-z_]+)'/g,
);
const named = (text: string) =>
  all(text, /\b((?:api|site)_[a-z_]+)\b/g).map((name) => name.replace(/_(bucket|count|sum)$/, ''));

it('the document lists every variable the programs and the compose file read, and no other', () => {
  expect(variables.length).toBeGreaterThan(20);
  expect(rows('Variables')).toEqual([...new Set([...variables, ...composed])].sort());
});

it('the example of settings shows every variable', () => {
  expect(all(read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm).sort()).toEqual(rows('Variables'));
});

it('the compose file hands every setting of the api on', () => {
  const fixed = ['API_HOST', 'API_PORT', 'DATA_DIR', 'POSTS_DIR', 'SITE_ORIGIN', 'TRUSTED_PROXY'];
  const settings = all(read('api/src/environment.ts'), /^ {2}([A-Z][A-Z0-9_]+):/gm);
  expect(settings.filter((name) => !fixed.includes(name) && !composed.includes(name))).toEqual([]);
});

const programs = ['api', 'site'].filter((program) => metrics.some((name) => name.startsWith(`${program}_`)));
const checked = (names: string[]) => names.filter((name) => programs.includes(name.split('_')[0] ?? ''));

it('the document lists every metric the programs count, and no other', () => {
  expect(metrics).toContain('api_request_duration_seconds');
  expect(checked(rows('Metrics'))).toEqual([...metrics].sort());
});

it.each(['grafana-dashboard.json', 'prometheus-alerts.yml'])('%s names only metrics there are', (file) => {
  const asked = named(read('packages/composition/container', file));
  expect(asked).toContain('api_notifications');
  expect(checked(asked).filter((name) => !metrics.includes(name))).toEqual([]);
});
