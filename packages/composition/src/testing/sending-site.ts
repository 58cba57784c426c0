import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AppName } from '@northgate/contracts/release.js';
import type { ReleaseEvent, SendingProblem } from '@northgate/contracts/sent-release.js';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { ReleaseSending } from '../receive/release-sending.js';
import { performTask } from '../receive/perform-task.js';
import { ReleaseIdentities } from '../tokens/release-identities.js';
import { ReleaseTokens } from '../tokens/release-tokens.js';
import { readEnvironment } from '../environment.js';
import type { FakeRelease } from './fake-release.js';
import { FakeSite } from './fake-site.js';

interface Sent {
  path?: string;
  method?: string;
  token?: string;
  json?: unknown;
  body?: BodyInit;
}

/** A fake site that takes releases over HTTP; the gate runs in this process. */
export class SendingSite {
  readonly tokens: ReleaseTokens;
  readonly quarantine: string;
  token = '';
  origin = '';
  limits = { bytes: 1024 * 1024, files: 100 };
  /** Called before a release goes through the gate. */
  before: () => Promise<void> = async () => {};
  private server: Server | null = null;

  private constructor(readonly site: FakeSite) {
    this.tokens = new ReleaseTokens(join(site.folder, 'tokens'));
    this.quarantine = join(site.folder, 'quarantine');
  }

  /** A site with all apps live, and a token for the blog. */
  static async open(identities = new ReleaseIdentities([])): Promise<SendingSite> {
    const sending = new SendingSite(await FakeSite.open());
    await sending.site.releaseAll();
    sending.token = (await sending.tokens.add('mfe-blog', { by: 'Blog CI' })).token;
    await sending.listen(identities);
    return sending;
  }

  private async listen(identities: ReleaseIdentities): Promise<void> {
    const { site, tokens, quarantine, limits } = this;
    const { store } = site;
    const environment = readEnvironment('/', { DATA_DIR: site.folder });
    const sending = new ReleaseSending({
      ...{ store, brand: defaultBrand, tokens, identities, quarantine, limits },
      run: async (task, tell) => {
        await this.before();
        return performTask(task, { store, composer: site.composer(task.by), environment, tell });
      },
    });
    await sending.ready();
    this.server = createServer((request, response) => sending.handle(request, response));
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Everything that lies in the store. */
  stored(): string[] {
    return readdirSync(join(this.site.folder, 'store'), { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('scratch'))
      .sort();
  }

  /** Sends one request about a release. */
  ask({ release }: FakeRelease, { path = '', method = 'PUT', token = this.token, json, body }: Sent = {}) {
    return fetch(`${this.origin}/__site/releases/${release.app}/${release.version}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': body ? 'application/x-tar' : 'application/json',
      },
      body: body ?? JSON.stringify(json ?? release),
      ...(body && { duplex: 'half' }),
    });
  }

  /** What the answer to one request says is wrong. */
  async problem(
    release: FakeRelease,
    sent?: Sent,
  ): Promise<Pick<SendingProblem, 'status' | 'code' | 'title'>> {
    const answer = await this.ask(release, sent);
    const { status, code, title } = (await answer.json()) as SendingProblem;
    return { status: answer.status === status ? status : -1, code, title };
  }

  /** Orders the release of what was sent, and answers everything that was told. */
  async order(release: FakeRelease, json: unknown = {}): Promise<ReleaseEvent[]> {
    const answer = await this.ask(release, { method: 'POST', json });
    const lines = (await answer.text()).trim().split('\n');
    return lines.map((line) => JSON.parse(line) as ReleaseEvent);
  }

  version(app: AppName): Promise<string | undefined> {
    return this.site.version(app);
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
    await this.site.close();
  }
}
