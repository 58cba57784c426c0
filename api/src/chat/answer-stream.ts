import { PassThrough, type Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { chatEvents, type ChatAnswer } from '@northgate/contracts/chat.js';

/** Headers of an answer that comes in events; the last one keeps proxies from collecting it first. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  vary: 'accept',
  'x-accel-buffering': 'no',
};

const eventOf = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const logger = new Logger('Chat');

/** An answer as server-sent events: what is written as it comes, then the answer itself, or that it failed. */
export function streamAnswer(answering: (onText: (piece: string) => void) => Promise<ChatAnswer>): Readable {
  const stream = new PassThrough();
  const write = (name: string, data: unknown) => {
    if (stream.writable) stream.write(eventOf(name, data));
  };
  answering((text) => write(chatEvents.text, { text }))
    .then((answer) => write(chatEvents.answer, answer))
    .catch((error: Error) => {
      logger.error(error.message, error.stack);
      write(chatEvents.failure, { code: 'internal' });
    })
    .finally(() => stream.end());
  return stream;
}
