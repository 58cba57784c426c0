import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { checkoutApps } from '@northgate/composition/apps/checkout-apps.js';
import { root } from '@northgate/composition/root.js';
import { openWorkspace, type Workspace } from '@northgate/composition/release/workspace.js';
import { openInBrowser } from '@northgate/composition/gate/browser-gate.js';
import { findChromium } from '@northgate/composition/gate/find-chromium.js';
import { publishRelease } from '@northgate/composition/publish/publish-release.js';
import type { Composed } from '@northgate/composition/release/attempt-step.js';
import { Composer } from '@northgate/composition/release/composer.js';
import { GateRefusal } from '@northgate/composition/release/gate-refusal.js';
import { releaseApps } from '@northgate/composition/release/release-apps.js';
import { startApi } from '@northgate/composition/serve/api-process.js';
import type { CampaignCase } from './campaign-case.js';
import { SourceCopy } from './source-copy.js';

/** What the gate did: `held` is a release that somebody has to look at before it goes live, `unbuilt` never came to it. */
export type Outcome = 'refused' | 'held' | 'live' | 'unbuilt';

/** What became of a case. */
export interface CampaignResult {
  kind: string;
  name: string;
  outcome: Outcome;
  /** What the gate said; empty when it went live. */
  words: string[];
  seconds: number;
}

/** A site of its own in which releases are tried one after the other, each beside the same live revision. */
export class GateCampaign {
  /** Told how long each step of a look took, in milliseconds. */
  timed: ((step: string, milliseconds: number) => void) | undefined;

  private constructor(
    private readonly workspace: Workspace,
    private readonly chromium: string,
    private readonly live: number,
    private readonly end: () => Promise<void>,
  ) {}

  /** Builds what is not built yet, and makes it live without a look. */
  static async open(tell: (text: string) => void): Promise<GateCampaign> {
    const chromium = findChromium();
    if (!chromium) throw new Error('The campaign needs a Chromium; name it in the variable CHROMIUM_PATH.');
    const dataDir = await mkdtemp(join(tmpdir(), 'northgate-campaign-'));
    const environment = {
      ...process.env,
      DATA_DIR: dataDir,
      API_PORT: String(await getPort()),
      POSTS_DIR: await fewPosts(dataDir),
    };
    Object.assign(process.env, environment);
    const workspace = await openWorkspace(environment);
    const siteOrigin = workspace.environment.apiOrigin;
    const api = await startApi({ ...workspace.environment, ...workspace, siteOrigin });
    const end = async () => {
      api.kill();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      const skipBrowser = 'There was nothing live.';
      const first = await releaseApps(checkoutApps(), 'campaign', {
        ...workspace,
        mode: 'production',
        skipBrowser,
        tell,
      });
      return new GateCampaign(workspace, chromium, first?.revision.number ?? 1, end);
    } catch (error) {
      await end();
      throw error;
    }
  }

  /** Builds a case and takes it through the gate; what goes live is taken back. */
  async run(one: CampaignCase): Promise<CampaignResult> {
    const began = performance.now();
    const copy = new SourceCopy(this.workspace.root, one.app);
    const ended = await this.release(copy, one).then(
      () => ({ outcome: 'live' as const, words: [] }),
      (error: unknown) => whyNot(error),
    );
    await copy.remove();
    if (ended.outcome === 'live') await this.composerFor(one).rollback(this.live);
    const { kind, name } = one;
    return { kind, name, ...ended, seconds: (performance.now() - began) / 1000 };
  }

  /** Builds a case and leaves it live. Rejects with what the gate says. */
  async goLive(one: CampaignCase): Promise<Composed> {
    const copy = new SourceCopy(this.workspace.root, one.app);
    return this.release(copy, one).finally(() => copy.remove());
  }

  /** Takes one app back to its version before. */
  takeBack(one: CampaignCase): Promise<Composed> {
    return this.composerFor(one).rollbackApp(one.app);
  }

  /** Ends what it started and removes its data. */
  close(): Promise<void> {
    return this.end();
  }

  private async release(copy: SourceCopy, one: CampaignCase): Promise<Composed> {
    const { folder, release } = await copy.build(one.changes);
    await publishRelease(this.workspace.store, folder, release);
    return this.composerFor(one).release([release], one.name);
  }

  /** The real gate, which looks only at the pages the case is about. */
  private composerFor({ pages = ['/blog'], mostPages }: CampaignCase): Composer {
    const { store, brand, environment } = this.workspace;
    const { apiOrigin, gateTimes: times, dataDir } = environment;
    const options = { store, apiOrigin, chromium: this.chromium, times, looksFolder: join(dataDir, 'looks') };
    return new Composer({
      store,
      brand,
      apiOrigin,
      renderTime: times.render,
      partTime: times.part,
      open: (opening) => {
        const all = opening.candidate.rendered;
        const rendered = mostPages ? all.slice(0, mostPages) : all.filter((path) => pages.includes(path));
        const { timed } = this;
        return openInBrowser({ ...opening, timed, candidate: { ...opening.candidate, rendered } }, options);
      },
    });
  }
}

/** A folder with one post, for every post is a page to render. */
async function fewPosts(dataDir: string): Promise<string> {
  const posts = join(root, 'api/content/posts');
  const [first = ''] = (await readdir(posts)).filter((name) => name.endsWith('.md')).sort();
  await mkdir(join(dataDir, 'posts'));
  await cp(join(posts, first), join(dataDir, 'posts', first));
  return join(dataDir, 'posts');
}

/** The gate's words, or the compiler's. */
function whyNot(error: unknown): { outcome: Outcome; words: string[] } {
  if (error instanceof GateRefusal)
    return { outcome: error.held ? 'held' : 'refused', words: error.problems };
  return { outcome: 'unbuilt', words: [error instanceof Error ? error.message : String(error)] };
}
