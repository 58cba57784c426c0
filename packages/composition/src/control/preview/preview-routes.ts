import { fetchWhole } from '@northgate/contracts/fetch-whole.js';
import { article as articleSchema, type Article } from '@northgate/contracts/blog.js';
import { deskAreas, deskKeyHeader } from '@northgate/contracts/console/desk.js';
import { picturesPath } from '@northgate/contracts/console/pictures.js';
import type { Brand } from '@northgate/site/brand.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { socialPicture } from '../../render/social-picture.js';
import type { Guard } from '../access/guard.js';
import { ConsoleRefusal } from '../../console/console-refusal.js';
import type { PagePreview } from './page-preview.js';
import { feedDocument, previewDocument, refusalDocument } from './preview-document.js';

interface PreviewOptions {
  preview: PagePreview;
  brand: Brand;
  apiOrigin: string;
  deskKey: string;
}

/** How long the api may take to render a text, in milliseconds. */
const patience = 30_000;

/** Readers with a link may ask for this many pages a minute: each is rendered. */
const reviewsPerMinute = 30;

const policy = (sandbox: string, ancestors: string): string =>
  [
    ...["default-src 'none'", "style-src 'unsafe-inline'", "img-src 'self' data: https:", "font-src 'self'"],
    ...[`frame-ancestors ${ancestors}`, "form-action 'none'", "base-uri 'none'", sandbox],
  ].join('; ');

/** In a frame of the console nothing runs and nothing opens; links of a page that stands alone may be followed. */
const framed = policy('sandbox', "'self'");
const alone = policy('sandbox allow-popups allow-popups-to-escape-sandbox', "'none'");

/** What a post will look like: its page, its entry in the feed and its card, for who is logged in. */
export function addPreviews(app: FastifyInstance, options: PreviewOptions & { guard: Guard }): void {
  const { guard, preview, brand } = options;
  const articleOf = (request: FastifyRequest): Promise<Article> => {
    guard.demand(request, 'viewer', deskAreas.posts ?? '');
    const { id } = request.params as { id: string };
    const { version } = request.query as { version?: string };
    const asked = /^\d{1,9}$/.test(version ?? '') ? `?version=${version}` : '';
    return articleAt(`${encodeURIComponent(id)}/article${asked}`, options);
  };
  const show =
    (draw: (article: Article) => string | Promise<string>) =>
    async (request: FastifyRequest, reply: FastifyReply) =>
      document(reply, framed, async () => draw(await articleOf(request)));
  app.get(
    '/preview/posts/:id',
    show(async (article) => previewDocument(await preview.article(article), brand)),
  );
  app.get(
    '/preview/posts/:id/feed',
    show((article) => feedDocument(article, brand)),
  );
  app.get('/preview/posts/:id/card', async (request, reply) => {
    const { html, styles } = await preview.article(await articleOf(request));
    return reply.type('image/png').send(await socialPicture(html, styles[0]));
  });
}

/** The page of one version for whoever has the link to it. */
export function addReviews(app: FastifyInstance, options: PreviewOptions): void {
  const { preview, brand } = options;
  const rateLimit = { max: reviewsPerMinute, timeWindow: '1 minute' };
  app.get('/review/:pass', { config: { rateLimit } }, (request, reply) => {
    const { pass } = request.params as { pass: string };
    void reply.header('referrer-policy', 'no-referrer');
    return document(reply, alone, async () => {
      const article = await articleAt(`reviews/${encodeURIComponent(pass)}`, options);
      return previewDocument(await preview.article(article), brand);
    });
  });
}

/** Pictures of posts, which anybody who knows their address may have; the pages above are nobody's origin. */
export function addPictures(app: FastifyInstance, { apiOrigin }: Pick<PreviewOptions, 'apiOrigin'>): void {
  app.get(`${picturesPath}/:id/:name`, async (request, reply) => {
    const { id, name } = request.params as Record<'id' | 'name', string>;
    const path = [picturesPath, ...[id, name].map(encodeURIComponent)].join('/');
    const answer = await fetchWhole(apiOrigin + path, patience, { redirect: 'error' });
    if (!answer.ok) throw new ConsoleRefusal(404, 'Not found');
    return reply
      .headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'private, max-age=3600' })
      .type(answer.headers.get('content-type') ?? '')
      .send(Buffer.from(await answer.arrayBuffer()));
  });
}

/** Answers with a page in which nothing runs, or with why there is none. */
async function document(
  reply: FastifyReply,
  contentPolicy: string,
  draw: () => Promise<string>,
): Promise<FastifyReply> {
  void reply
    .headers({ 'content-security-policy': contentPolicy, 'x-robots-tag': 'noindex, nofollow' })
    .removeHeader('x-frame-options')
    .type('text/html; charset=utf-8');
  try {
    return reply.send(await draw());
  } catch (error) {
    if (!(error instanceof ConsoleRefusal) || error.status === 401 || error.status === 403) throw error;
    return reply.code(error.status).send(refusalDocument(error.message));
  }
}

/** An article of the api's desk. Throws `ConsoleRefusal` with what the api says against it. */
async function articleAt(path: string, { apiOrigin, deskKey }: PreviewOptions): Promise<Article> {
  const answer = await fetchWhole(`${apiOrigin}/desk/posts/${path}`, patience, {
    headers: { [deskKeyHeader]: deskKey },
    redirect: 'error',
  }).catch(() => {
    throw new ConsoleRefusal(502, 'The api does not answer.');
  });
  const body = (await answer.json()) as { error?: string };
  if (answer.ok) return articleSchema.parse(body);
  throw new ConsoleRefusal(answer.status, body.error ?? 'The api refuses this.');
}
