import { livePage, withLiveRemotes } from '@northgate/contracts/live-page.js';
import { changesPath } from '@northgate/contracts/live-path.js';
import type { AppName } from '@northgate/contracts/release.js';
import { responseInterceptor } from 'http-proxy-middleware';
import type { Configuration as ServerSettings } from 'webpack-dev-server';

/** Headers that hold for the bytes of the running site only, or forbid what a live build does. */
const left = ['content-security-policy', 'etag', 'last-modified'];

/** A server for browsers on this machine alone: live builds are its own, all else comes from the site. */
export const serverSettings = (
  site: string,
  apps: readonly AppName[],
  forPagesOfSite = false,
): ServerSettings => ({
  host: 'localhost',
  ...(forPagesOfSite && readBy(new URL(site))),
  static: false,
  // Each live build brings what it needs of the client.
  client: false,
  hot: false,
  webSocketServer: { type: 'ws', options: { path: changesPath } },
  proxy: [
    {
      context: ['/**', '!/__live/**', '!/api/**', '!/assets/**'],
      target: site,
      changeOrigin: true,
      selfHandleResponse: true,
      onProxyReq: (request) => {
        request.removeHeader('if-none-match');
        request.removeHeader('if-modified-since');
      },
      onProxyRes: (...exchange) => void withLiveBuilds(apps)(...exchange),
    },
    { context: ['/api/**', '/assets/**'], target: site, changeOrigin: true },
  ],
});

/** Lets pages of the site itself, and of nobody else, load the live builds and hear of changes. */
const readBy = ({ hostname, origin }: URL): ServerSettings => ({
  // Naming this machine there would let pages from everywhere in.
  ...(hostname !== 'localhost' && { allowedHosts: [hostname] }),
  headers: { 'access-control-allow-origin': origin },
});

const withLiveBuilds = (apps: readonly AppName[]) =>
  responseInterceptor(async (body, { headers }, { url = '' }, response) => {
    const type = headers['content-type'] ?? '';
    const isData = type.startsWith('application/json') && /\/page\.json(\?|$)|^\/late\//.test(url);
    if (!isData && !type.startsWith('text/html')) return body;
    for (const name of left) response.removeHeader(name);
    // Late data is kept by its address for good, and which apps are live changes.
    response.setHeader('cache-control', 'no-store');
    return (isData ? withLiveRemotes : livePage)(String(body), { apps });
  });
