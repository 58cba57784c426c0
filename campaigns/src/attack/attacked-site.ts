import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startMailServer, type MailServer } from 'api/testing/mail-server.js';
import { LocalProxy, nginxProgram } from '@northgate/composition/testing/local-proxy.js';
import { openWorkspace } from '@northgate/composition/release/workspace.js';
import { publishRelease } from '@northgate/composition/publish/publish-release.js';
import type { Composed } from '@northgate/composition/release/attempt-step.js';
import type { Composer } from '@northgate/composition/release/composer.js';
import { LiveLocationsWriter } from '@northgate/composition/serve/live-locations-writer.js';
import { releaseVariant, type Fault } from '../soak/release-variant.js';
import { FolderStore } from '@northgate/composition/store/folder-store.js';
import type { Store } from '@northgate/composition/store/store.js';
import type { FakeSite } from '@northgate/composition/testing/fake-site.js';
import { StartedSite } from '@northgate/composition/testing/started-site.js';
import getPort from 'get-port';
import { pino } from 'pino';
import type { AttackTarget } from './attack.js';
import { readFigure } from './read-figure.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const leadsCommand = join(root, 'api/dist/lead-desk/leads-command.js');
const publishToken = 'a-token-of-the-attack';

/** Port and one-time link of the console, as `site start` prints them. */
function consoleOf(output: string): Pick<AttackTarget, 'control' | 'consoleLink'> {
  const consoleLink = /Console: (http\S+)/.exec(output)?.[1] ?? '';
  return { control: Number(URL.canParse(consoleLink) ? new URL(consoleLink).port : NaN), consoleLink };
}

/** A whole site in processes of its own, with an embedded database, a mail server and, where nginx is installed, the containers' proxy in front. */
export class AttackedSite {
  private constructor(
    readonly target: AttackTarget,
    private readonly parts: { site: StartedSite; mails: MailServer; front: Front | null; folder: string },
  ) {}

  /** Starts a site of fake releases, or a copy of the store of `npm start`; where there is none, every app is built and composed first. */
  static async start(fake?: FakeSite): Promise<AttackedSite> {
    const folder = await mkdtemp(join(tmpdir(), 'attacked-site-'));
    const dataDir = fake?.folder ?? join(folder, 'data');
    const built = resolve(root, process.env.DATA_DIR ?? '.data', 'store');
    if (!fake && existsSync(built)) await cp(built, join(dataDir, 'store'), { recursive: true });
    const [pageServer, api, metrics] = [await getPort(), await getPort(), await getPort()];
    const mails = await startMailServer();
    const variables = {
      ...{
        PORT: String(pageServer),
        API_PORT: String(api),
        METRICS_PORT: String(metrics),
        CONTROL_PORT: '0',
      },
      ...{
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        STORE_URL: '',
        PUBLIC_SOURCE_MAPS: '',
        PUBLISH_TOKEN: publishToken,
      },
      ...{
        SMTP_URL: mails.url,
        MAIL_TO: 'sales@example.com',
        MAIL_FROM: 'site@example.com',
        NOTIFY_FLAGGED: '1',
      },
      // The proxy stands on this machine, and only its word counts.
      ...{
        TRUSTED_PROXY: '127.0.0.1',
        RATE_LIMIT_CONTACT: '0',
        RATE_LIMIT_CHAT: '0',
        RATE_LIMIT_SEARCH: '0',
      },
    };
    const site = new StartedSite(variables);
    await site.says(/Open http/);
    const environment = { ...process.env, ...variables };
    const store = new FolderStore(join(dataDir, 'store'));
    const composer = fake?.composer() ?? (await openWorkspace(environment)).composer;
    const front = await startFront({ folder, store, pageServer, api });
    const target: AttackTarget = {
      ...{ pageServer, api, metrics, store, publishToken },
      proxy: front?.proxy.port ?? null,
      ...consoleOf(site.output),
      mails: mails.received,
      leadsAsCsv: () => printed(leadsCommand, ['--csv'], environment),
      apiProcess: () => site.apiPid,
      releaseBlog: (fault) => releaseBlog({ store, composer, metrics }, fault),
    };
    return new AttackedSite(target, { site, mails, front, folder });
  }

  /** Resolves once the page server serves what is live, and the proxy the same listing. */
  async settled(): Promise<void> {
    const { store, metrics, pageServer, proxy } = this.target;
    await untilServed(metrics, (await store.live())?.revision.number ?? 0);
    // nginx closes connections that are kept when it reads its settings anew: such an answer is none yet.
    const listing = async (port: number) => {
      const answer = await fetch(`http://127.0.0.1:${port}/blog`).catch(() => null);
      return answer ? answer.text() : `nothing from ${port}`;
    };
    while (proxy && (await listing(proxy)) !== (await listing(pageServer))) await wait(50);
  }

  async stop(): Promise<void> {
    const { site, mails, front, folder } = this.parts;
    front?.writer.stop();
    await front?.proxy.stop();
    await site.end('SIGTERM');
    await mails.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Front {
  proxy: LocalProxy;
  writer: LiveLocationsWriter;
}

async function startFront({
  folder,
  store,
  ...ports
}: {
  folder: string;
  store: FolderStore;
  pageServer: number;
  api: number;
}): Promise<Front | null> {
  if (!nginxProgram()) return null;
  const own = join(folder, 'proxy');
  const told = join(folder, 'told');
  await mkdir(own);
  const log = pino({ level: 'silent' });
  const writer = new LiveLocationsWriter({ store, folder: told, tell: console.error, log });
  await writer.follow();
  return { proxy: await LocalProxy.start({ folder: own, told, ...ports }), writer };
}

/** What a program of Node prints. */
async function printed(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return output;
}

async function releaseBlog(
  { store, composer, metrics }: { store: Store; composer: Composer; metrics: number },
  fault?: Fault,
): Promise<Composed> {
  const version = (await store.live())?.revision.apps['mfe-blog']?.version ?? '';
  const release = await store.readRelease('mfe-blog', version);
  if (!release) throw new Error('There is no blog to be released.');
  const variant = await releaseVariant({ folder: store.releaseFolder('mfe-blog', version), release }, fault);
  await publishRelease(store, variant.folder, variant.release);
  await rm(variant.folder, { recursive: true });
  const composed = await composer.release(
    [variant.release],
    'attack',
    'What comes after the gate is attacked.',
  );
  await untilServed(metrics, composed.revision.number);
  return composed;
}

/** Resolves once the page server says that it serves a revision. */
async function untilServed(metrics: number, revision: number): Promise<void> {
  const served = () => readFigure(metrics, /^site_live_revision (\d+)$/m);
  while ((await served()) < revision) await wait(50);
}
