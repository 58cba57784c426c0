import type { FastifyRequest } from 'fastify';

/** Path of the page that a request was sent from, as its browser says; empty where it does not. */
export function referringPath({ headers: { referer = '' } }: Pick<FastifyRequest, 'headers'>): string {
  return URL.canParse(referer) ? new URL(referer).pathname.slice(0, 300) : '';
}
