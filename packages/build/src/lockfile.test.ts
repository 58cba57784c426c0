import { readFileSync } from 'node:fs';

interface Lockfile {
  packages: Record<
    string,
    { version?: string; os?: string[]; cpu?: string[]; libc?: string[]; resolved?: string }
  >;
}

const read = (folder: string) =>
  (
    JSON.parse(
      readFileSync(new URL(`../../../${folder}package-lock.json`, import.meta.url), 'utf8'),
    ) as Lockfile
  ).packages;
const folders = ['', 'tools/lighthouse/', 'tools/postgres/', 'tools/typedoc/'];

/** On 32-bit ARM no package says it, and there is one C library to choose from in practice. */
const said = ([path, { os, cpu }]: [string, Lockfile['packages'][string]]): boolean =>
  /-(gnu|musl)\w*$/.test(path) && Boolean(os?.includes('linux')) && !cpu?.includes('arm');

it('names the C library of every binary that is made for one, so that only one of them is installed', () => {
  const binaries = Object.entries(read('')).filter(said);
  expect(binaries.map(([path]) => path)).toContain('node_modules/@libsql/linux-x64-musl');
  for (const [path, { libc }] of binaries) expect([path, libc]).toEqual([path, [cLibraryOf(path)]]);
});

it.each(['ajv', 'schema-utils'])('installs no version of %s twice', (name) => {
  const copies = Object.entries(read('')).filter(([path]) => path.endsWith(`node_modules/${name}`));
  const versions = copies.map(([, { version }]) => version);
  expect(versions).toEqual([...new Set(versions)]);
});

it.each(folders)('asks no registry by its address: %spackage-lock.json', (folder) => {
  const addresses = Object.values(read(folder)).map(({ resolved }) => resolved ?? '');
  expect(addresses.filter((address) => /^(https?|git)/.test(address))).toEqual([]);
});

function cLibraryOf(path: string): string {
  return /-musl\w*$/.test(path) ? 'musl' : 'glibc';
}
