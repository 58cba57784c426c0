import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sendRelease } from '@northgate/cli/send-release.js';
import { candidateCookie } from '@northgate/composition/candidates/candidate-server.js';
import { CandidateLinks } from '@northgate/composition/candidates/candidate-links.js';
import type { Brand } from '@northgate/site/brand.js';
import type { Environment } from '@northgate/composition/environment.js';
import type { BuiltRelease } from '@northgate/composition/publish/build-release.js';
import { publishRelease } from '@northgate/composition/publish/publish-release.js';
import { performTask } from '@northgate/composition/receive/perform-task.js';
import { ReleaseSending } from '@northgate/composition/receive/release-sending.js';
import type { Composer } from '@northgate/composition/release/composer.js';
import { Shares } from '@northgate/composition/shares/shares.js';
import type { Store } from '@northgate/composition/store/store.js';
import { ReleaseIdentities } from '@northgate/composition/tokens/release-identities.js';
import { ReleaseTokens } from '@northgate/composition/tokens/release-tokens.js';
import { pageNaming } from './page-naming.js';
import type { PageServers } from './page-servers.js';
import type { SoakResult } from './soak-result.js';

/** What page servers under fire sign passes with. */
export const soakSecret = 'under fire, not live';

type Variant = Pick<BuiltRelease, 'folder' | 'release'>;

interface LookOptions {
  store: Store;
  composer: Composer;
  servers: PageServers;
  result: SoakResult;
  environment: Environment;
  brand: Brand;
}

/** What is sent over HTTP, looked at before it is live, and shown to a part of the visitors first, all of it under fire. */
export class EarlyLooks {
  private readonly shares: Shares;
  private readonly tokens: ReleaseTokens;
  private readonly links = new CandidateLinks(soakSecret);
  private readonly sending: ReleaseSending;
  private server: Server | null = null;

  constructor(private readonly options: LookOptions) {
    const { store, composer, environment, brand } = options;
    const { dataDir } = environment;
    this.shares = new Shares({ store, composer });
    this.tokens = new ReleaseTokens(join(dataDir, 'tokens'));
    this.sending = new ReleaseSending({
      ...{ store, brand, tokens: this.tokens, identities: new ReleaseIdentities([]) },
      ...{ quarantine: join(dataDir, 'quarantine'), limits: { bytes: 64 * 1024 * 1024, files: 2000 } },
      run: (task, tell) => performTask(task, { store, composer, environment, tell }),
    });
  }

  async start(): Promise<void> {
    await this.sending.ready();
    this.server = createServer((request, response) => this.sending.handle(request, response));
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  /** A release that is sent over HTTP, and once more, when nothing of it is new. */
  async send({ folder, release }: Variant): Promise<void> {
    const { token } = await this.tokens.add(release.app, { by: 'The soak', days: 1 });
    const to = `http://127.0.0.1:${(this.server?.address() as AddressInfo).port}`;
    for (const wanted of ['released', 'unchanged']) {
      const began = performance.now();
      const { outcome } = await sendRelease(folder, { to, token, order: { reason: 'soak' }, tell: () => {} });
      if (outcome.type !== wanted) throw new Error(`A release over HTTP was ${JSON.stringify(outcome)}.`);
      this.options.result.sent[wanted]?.push(performance.now() - began);
    }
    await rm(folder, { recursive: true });
    this.options.result.count('releases over HTTP');
  }

  /** A candidate that is looked at on both page servers, and by nobody else. */
  async preview(variant: Variant): Promise<number> {
    const { number, text, path } = await this.candidate(variant);
    const cookie = `${candidateCookie}=${this.links.sign({ revision: number, expires: Date.now() + 60_000 })}`;
    for (const origin of this.options.servers.origins) {
      const shown = async (headers: Record<string, string>) =>
        (await (await fetch(origin + path, { headers })).text()).includes(text);
      const seen = await shown({ cookie }).catch(() => true);
      if (!seen) throw new Error(`Candidate ${number} is not shown at ${path}.`);
      if (await shown({}).catch(() => false)) throw new Error(`Candidate ${number} is shown to everybody.`);
    }
    this.options.result.count('candidates looked at');
    return number;
  }

  /** Begins a share; where one runs it goes on, or ends, by turns. */
  async share(variant: Variant, turn: number): Promise<void> {
    const { result } = this.options;
    const running = await this.shares.running();
    if (!running) {
      const number = await this.preview(variant);
      await this.shares.begin(number, { steps: [50, 100], views: 1, minutes: 0 });
      return result.count('shares begun');
    }
    await rm(variant.folder, { recursive: true });
    await this.shares.rebase();
    const still = await this.shares.running();
    if (!still) return result.count('shares ended by what went live');
    if (turn % 2) await this.shares.goOn(still.share);
    else await this.shares.end('the soak has seen enough');
    result.count(turn % 2 ? 'shares gone live' : 'shares taken back');
  }

  private async candidate({ folder, release }: Variant) {
    const { store, composer } = this.options;
    await publishRelease(store, folder, release);
    await rm(folder, { recursive: true });
    const expiresAt = new Date(Date.now() + 10 * 60_000).toISOString();
    const { number } = (await composer.preview([release], 'soak', expiresAt)).revision;
    const text = `/assets/${release.app}/${release.version}/`;
    return { number, path: await pageNaming(store, number, text), text };
  }
}
