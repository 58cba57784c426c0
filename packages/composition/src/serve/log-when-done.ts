import type { Logger } from 'pino';
import type { Exchange } from '../pages/exchange.js';

/** Logs an exchange once it is over: one line without addresses, queries or bodies. */
export function logWhenDone({ request, response, id }: Exchange, log: Logger): void {
  const began = performance.now();
  response.once('close', () => {
    const { method, url = '' } = request;
    const path = url.split('?', 1)[0]?.slice(0, 200);
    const ms = Math.round(performance.now() - began);
    const done = response.writableFinished;
    log.info({ requestId: id, method, path, status: response.statusCode, ms, done }, 'request');
  });
}
