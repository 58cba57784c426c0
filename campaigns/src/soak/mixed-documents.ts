import type { AppName } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';

/** Says whether what a visitor was given belongs to one revision, however many are seen at the same time. */
export class MixedDocuments {
  private known: Revision['apps'][] = [];

  /** Gives the apps of every revision so far. */
  constructor(private readonly revisions: () => Promise<Revision['apps'][]>) {}

  /** Why a page with all it names is of more than one revision; null when it is not. */
  async mixture(texts: string[]): Promise<string | null> {
    const named = new Map<string, string>();
    for (const [, app = '', version = ''] of texts
      .join('\n')
      .matchAll(/\/assets\/([a-z-]+)\/([0-9a-f]{12})\//g)) {
      const other = named.get(app);
      if (other && other !== version) return `${app} in ${other} and in ${version}`;
      named.set(app, version);
    }
    const all = (apps: Revision['apps']) =>
      [...named].every(([app, version]) => apps[app as AppName]?.version === version);
    if (this.known.some(all)) return null;
    this.known = await this.revisions();
    return this.known.some(all) ? null : `no revision has ${[...named].flat().join(' ')}`;
  }
}
