import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { panelAddresses, type PanelAddress } from '@northgate/contracts/console/panel.js';
import {
  appName,
  assetPath,
  releaseVersion,
  type AppName,
  type Release,
} from '@northgate/contracts/release.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appsIn } from '../apps/apps-in.js';
import { encodings, isTextual } from '../files/compress.js';
import { contentType } from '@northgate/build/compose/content-types.js';
import { html } from '../http/html.js';
import type { ReadStore } from '../store/read-store.js';
import { ConsoleRefusal } from './console-refusal.js';

/** Serves the console as it is live: its page, its files and those of the panels. */
export function addConsoleApp(
  app: FastifyInstance,
  { store, name }: { store: ReadStore; name: string },
): void {
  app.get('/assets/:app/:version/*', (request, reply) => {
    const { app: of, version, '*': file } = request.params as Record<'app' | 'version' | '*', string>;
    return sendFile(store, { app: of, version, file }, request, reply);
  });
  // Every other address is a place in the console, which knows its places itself.
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) throw new ConsoleRefusal(404, 'Not found');
    const nonce = randomBytes(16).toString('base64url');
    const host = await liveRelease(store, 'mfe-console');
    if (!host?.console) return reply.code(404).type('text/html; charset=utf-8').send(notReleased(name));
    const script = assetPath('mfe-console', host.version, host.console.entry);
    return reply
      .header('content-security-policy', policy(nonce))
      .type('text/html; charset=utf-8')
      .send(page({ name, nonce, script }));
  });
}

/** Where the panels of the live releases lie, in the order in which apps are named. */
export async function livePanels(store: ReadStore): Promise<PanelAddress[]> {
  const live = await store.live();
  const panels: PanelAddress[] = [];
  for (const app of appsIn(live?.revision)) {
    const release = await liveRelease(store, app);
    if (!release?.console) continue;
    const { version, console: brought } = release;
    const entry = assetPath(app, version, brought.entry);
    panels.push(...brought.panels.map((name) => ({ name, app, version, entry })));
  }
  return panelAddresses.parse(panels);
}

async function liveRelease(store: ReadStore, app: AppName): Promise<Release | null> {
  const version = (await store.live())?.revision.apps[app]?.version;
  return version ? store.readRelease(app, version).catch(() => null) : null;
}

/** Typefaces and pictures of public pages. */
const isOfPages = (file: string): boolean =>
  /^(?:browser|public)\/.*\.(?:woff2|svg|png|jpg|webp|avif)$/.test(file);

const isOpen = (file: string): boolean => /^console\/.*(?<!\.map)$/.test(file) || isOfPages(file);

async function sendFile(
  store: ReadStore,
  place: Record<'app' | 'version' | 'file', string>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [app, version] = [appName.safeParse(place.app), releaseVersion.safeParse(place.version)];
  const type = contentType(place.file);
  const release =
    app.success && version.success && type && isOpen(place.file)
      ? await store.readRelease(app.data, version.data).catch(() => null)
      : null;
  if (!release?.files[place.file] || !type) throw new ConsoleRefusal(404, 'Not found');
  const file = join(store.releaseFolder(release.app, release.version), place.file);
  // Pages that are looked at before they are published are nobody's origin, so that nothing in them can run.
  if (isOfPages(place.file))
    void reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  const packed = isTextual(place.file) && /\bbr\b/.test(String(request.headers['accept-encoding']));
  if (packed) void reply.header('content-encoding', 'br');
  return reply
    .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    .type(type)
    .send(createReadStream(packed ? file + encodings.br : file));
}

/** What the console may load: itself. Emotion writes its styles with the nonce. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const page = ({ name, nonce, script }: Record<'name' | 'nonce' | 'script', string>): string =>
  `<!doctype html>${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="site" content="${name}" />
        <meta property="csp-nonce" nonce="${nonce}" />
        <title>Console · ${name}</title>
        <link rel="icon" href="data:," />
        <script src="${script}" defer></script>
      </head>
      <body>
        <div id="console"></div>
        <noscript>The console needs JavaScript. Everything it does can be done by command, too.</noscript>
      </body>
    </html>`.text
  }`;

const notReleased = (name: string): string =>
  `<!doctype html>${
    html`<html lang="en">
      <meta charset="utf-8" />
      <title>Console · ${name}</title>
      <h1>The console is not live yet</h1>
      <p><code>npm run release -- mfe-console</code> brings it live.</p>
    </html>`.text
  }`;
