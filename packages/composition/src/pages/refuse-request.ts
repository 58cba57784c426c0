import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { errorStatus } from '@northgate/contracts/errors.js';
import { answerProblem } from './answer.js';
import type { Exchange } from './exchange.js';

const sentences = {
  'malformed-body': 'The request could not be read.',
  'method-not-allowed': 'Method not allowed',
  'headers-too-large': 'The request has too many headers.',
  'too-large': 'The request is too large.',
};

const ending = new WeakSet<Socket>();

/** Whether the connection ends with an answer that was given before; what else came over it is no request. */
export const isEnding = ({ socket }: IncomingMessage): boolean => ending.has(socket);

/** Lets the connection end with this answer: nothing that was sent along is read as another request. */
export function endConnection({ request, response }: Exchange): void {
  ending.add(request.socket);
  response.shouldKeepAlive = false;
  // Whatever is still on its way is thrown away: closing with bytes unread would take the answer back.
  request.resume();
  response.once('finish', () => request.socket.end());
}

/** Says why and ends the connection. */
export function refuseRequest(exchange: Exchange, code: keyof typeof sentences): void {
  endConnection(exchange);
  answerProblem(exchange, errorStatus[code], code, sentences[code]);
}
