import type { IncomingMessage } from 'node:http';
import { pictureLimit } from '@northgate/contracts/console/pictures.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';

/** Where pictures are taken; anywhere else they are no body that is read. */
const path = '/desk/posts/pictures';

/** Lets the console's desk, and nothing else, take a picture as a body. */
export function takePictures(instance: FastifyInstance): void {
  const read = async ({ routeOptions }: FastifyRequest, payload: IncomingMessage) => {
    if (routeOptions.url !== path) throw new AppError('unsupported-media-type');
    return readWhole(payload);
  };
  instance.addContentTypeParser(/^image\/(?:avif|jpeg|png|webp)$/, read);
}

async function readWhole(payload: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of payload as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > pictureLimit)
      throw new AppError('too-large', {
        error: `A picture must not be larger than ${pictureLimit >> 20} MB.`,
      });
    parts.push(part);
  }
  return Buffer.concat(parts);
}
