import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appLayout } from '@northgate/build/app-layout.js';
import { buildApp } from '@northgate/build/build-app.js';
import type { AppName, Release } from '@northgate/contracts/release.js';
import { makeRelease } from '@northgate/composition/publish/make-release.js';
import type { SourceChange } from './campaign-case.js';

/** A copy of one app whose sources are changed, built and put back. */
export class SourceCopy {
  private readonly folder: string;

  /** The copy lies below the repository, where what it imports is found. */
  constructor(
    private readonly root: string,
    private readonly app: AppName,
  ) {
    this.folder = join(root, '.cache/campaign', `${process.pid}`);
  }

  /** Builds the app with some changes and makes a release folder of it. Throws what the compiler says. */
  async build(changes: SourceChange[]): Promise<{ folder: string; release: Release }> {
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true });
    // Some files are named by where they lie beside the app.
    await symlink(join(this.root, 'packages'), join(this.folder, 'packages'));
    for (const name of ['src', 'public', 'package.json', 'webpack.config.mjs', 'tsconfig.json'])
      await cp(join(this.root, this.app, name), join(this.folder, this.app, name), { recursive: true }).catch(
        () => {},
      );
    // What is installed for this app alone.
    await symlink(join(this.root, this.app, 'node_modules'), join(this.folder, this.app, 'node_modules'));
    for (const change of changes) await this.change(change);
    const layout = appLayout(this.folder, this.app);
    await buildApp(layout, 'production');
    const target = join(this.folder, 'release');
    const release = await makeRelease({ layout, mode: 'production', source: 'campaign', target });
    return { folder: target, release };
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  private async change(change: SourceChange): Promise<void> {
    const file = join(this.folder, change.file);
    const text = await readFile(file, 'utf8');
    if ('add' in change) return writeFile(file, `${text}\n${change.add}\n`);
    if (!text.includes(change.from)) throw new Error(`${change.file} does not say "${change.from}".`);
    await writeFile(
      file,
      text.replace(change.from, () => change.to),
    );
  }
}
