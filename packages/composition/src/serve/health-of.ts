/** What a page server's health comes from. */
interface Parts {
  /** Whether a revision can be served. */
  live: boolean;
  draining: boolean;
  apiAwaySince: Date | null;
}

/**
 * What a page server answers to who asks for its health. `/healthz`: alive as long as it answers. `/readyz`: 503 while it can
 * serve no page or is told to stop. Pages need no api, so it stays ready without one, and a second line names what is away.
 */
export function healthOf(path: '/healthz' | '/readyz', parts: Parts): { status: number; text: string } {
  const { live, draining, apiAwaySince } = parts;
  const away = path === '/readyz' && apiAwaySince ? `\napi: away since ${apiAwaySince.toISOString()}` : '';
  const unready = path === '/healthz' ? null : !live ? 'no revision' : draining ? 'stopping' : null;
  return { status: unready ? 503 : 200, text: `${unready ?? 'ok'}${away}` };
}
