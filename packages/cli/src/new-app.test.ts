import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newApp } from './new-app.js';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'cli-test-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const root = fileURLToPath(new URL('../../..', import.meta.url));
const text = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const manifestOf = (folder: string) =>
  JSON.parse(text(folder, 'package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;

describe('a new app', () => {
  it('bears its name wherever the template bears its own', async () => {
    const folder = await newApp('mfe-open-days', parent);
    expect(text(folder, 'package.json')).toContain('"name": "mfe-open-days"');
    expect(text(folder, 'webpack.config.mjs')).toContain("name: 'mfe-open-days'");
    expect(text(folder, 'src/content/start.content.ts')).toMatch(/path: '\/open-days',\s+title: 'Open days'/);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const left = files.filter((one) => /sample/i.test(text(one.parentPath, one.name)));
    expect(left.map((one) => one.name)).toEqual([]);
    expect(files.map((one) => one.name)).toEqual(
      expect.arrayContaining(['.gitignore', 'release.yml', 'composed.test.ts']),
    );
  });

  it('is made with the versions that this repository is made with', async () => {
    const { dependencies, devDependencies } = manifestOf(await newApp('mfe-events', parent));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const installed = JSON.parse(text(join(root, 'node_modules', name), 'package.json')) as {
        version: string;
      };
      expect([name, version]).toEqual([name, installed.version]);
    }
  });

  it('takes the packages of the site from a folder where there is no registry of them', async () => {
    const packages = join(parent, 'packages');
    await expect(newApp('mfe-events', parent, packages)).rejects.toThrow('has no package of @northgate/');
    expect(existsSync(join(parent, 'mfe-events'))).toBe(false);
    const names = ['api-client', 'build', 'cli', 'contracts', 'site', 'ui'];
    const packed = join(parent, 'packed');
    mkdirSync(packed);
    for (const name of names) writeFileSync(join(packed, `northgate-${name}-0.0.0.tgz`), '');
    const { dependencies } = manifestOf(await newApp('mfe-events', parent, packed));
    expect(dependencies['@northgate/ui']).toBe('file:../packed/northgate-ui-0.0.0.tgz');
  });

  it('takes no name that is none of an app, and no folder that is there', async () => {
    await expect(newApp('../events', parent)).rejects.toThrow('An app is called mfe-');
    await newApp('mfe-events', parent);
    await expect(newApp('mfe-events', parent)).rejects.toThrow('is there already');
    expect(existsSync(join(parent, '../events'))).toBe(false);
  });
});
