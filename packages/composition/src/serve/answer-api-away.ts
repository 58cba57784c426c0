import type { Brand } from '@northgate/site/brand.js';
import { answerPage, answerProblem } from '../pages/answer.js';
import { apiAwayPage } from './api-away-page.js';
import type { Exchange } from '../pages/exchange.js';
import { isPlainForm, unsentFields } from './unsent-fields.js';

/** By this header a proxy in front says that it has not reached the api, and that the request must not go there again. */
export const apiAwayHeader = 'x-api-away';

/** Answers for an api that did not: a page with what was typed for a form sent without script, a problem document otherwise. */
export function answerApiAway(exchange: Exchange, body: Buffer | null | undefined, brand: Brand): void {
  const { request } = exchange;
  if (!isPlainForm(request))
    return answerProblem(exchange, 503, 'unavailable', 'The service is not available right now.');
  answerPage(exchange, 503, apiAwayPage({ action: request.url ?? '/', fields: unsentFields(body) }, brand));
}
