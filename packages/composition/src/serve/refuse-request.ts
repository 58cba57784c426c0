import { errorStatus, type ErrorCode } from '@northgate/contracts/errors.js';
import { answerProblem } from './answer.js';
import type { Exchange } from './exchange.js';

const sentences = {
  'malformed-body': 'The request could not be read.',
  'method-not-allowed': 'Method not allowed',
  'headers-too-large': 'The request has too many headers.',
  'too-large': 'The request is too large.',
} satisfies Partial<Record<ErrorCode, string>>;

/** Says why and closes the connection, so that nothing that was sent along is read as another request. */
export function refuseRequest(exchange: Exchange, code: ErrorCode): void {
  const { request, response } = exchange;
  response.shouldKeepAlive = false;
  // Whatever is still on its way is thrown away: closing with bytes unread would take the answer back.
  request.resume();
  response.once('finish', () => request.socket.end());
  const sentence = code in sentences ? sentences[code as keyof typeof sentences] : 'Bad request';
  answerProblem(exchange, errorStatus[code], code, sentence);
}
