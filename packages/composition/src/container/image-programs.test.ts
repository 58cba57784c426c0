import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../..', import.meta.url));
const text = (...path: string[]) => readFileSync(join(packages, ...path), 'utf8');
const dockerfile = text('composition/container/Dockerfile');
const copied = [...dockerfile.matchAll(/^COPY --from=packages \/site\/packages\/([\w-]+)\/dist/gm)].map(
  ([, name = '']) => name,
);
const dependenciesOf = (name: string): string[] =>
  Object.keys((JSON.parse(text(name, 'package.json')) as { dependencies?: object }).dependencies ?? {});

/** What a file loads when it runs: other files here, and packages. */
const loads =
  /^(?:import|export) (?!type )[^'"]*?from '([^']+)'|^import '([^']+)'|(?<!typeof )import\('([^']+)'\)|new URL\('([^']+\.js)', import/gm;

/** All files that a program runs, and the packages from npm that they load. */
function walk(program: string) {
  const files = new Set<string>();
  const npm = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const found of readFileSync(file, 'utf8').matchAll(loads)) {
      const name = found.slice(1).find(Boolean) ?? '';
      const [, own = '', inside = ''] = /^@northgate\/([\w-]+)\/(.+)$/.exec(name) ?? [];
      if (own) visit(join(packages, own, 'src', inside.replace(/\.js$/, '.ts')));
      else if (name.startsWith('.'))
        visit(resolve(dirname(file), name).replace('/dist/', '/src/').replace(/\.js$/, '.ts'));
      else if (!name.startsWith('node:')) npm.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    }
  };
  visit(join(packages, 'composition/src/container', program));
  return { files: [...files], npm: [...npm] };
}

it.each(['page-server.ts', 'publisher.ts', 'console.ts', 'console-link.ts'])(
  '%s runs nothing that its image does not have',
  (program) => {
    const { files, npm } = walk(program);
    const own = [...new Set(files.map((file) => file.slice(packages.length).split('/')[0] ?? ''))];
    expect(copied).toEqual(expect.arrayContaining(own));
    // The image installs what composition needs to run; the factory of builds is no part of that.
    const linked = dependenciesOf('composition').filter((name) => name.startsWith('@northgate/'));
    const installed = ['composition', ...linked.map((name) => name.slice('@northgate/'.length))].flatMap(
      dependenciesOf,
    );
    expect(installed).toEqual(expect.arrayContaining(npm));
  },
);
