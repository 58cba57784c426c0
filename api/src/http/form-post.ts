import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';

/** Whether the body came from a plain HTML form. */
export const isFormPost = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false;

/** Whether the caller would rather have a page than JSON, as browsers say when they submit a form. */
export const prefersHtml = (request: FastifyRequest): boolean => {
  const accept = request.headers.accept?.toLowerCase() ?? '';
  const html = accept.indexOf('text/html');
  const json = accept.search(/application\/(problem\+)?json/);
  return html >= 0 && (json < 0 || html < json);
};

/** Throws `unsupported-media-type` where a plain HTML form is sent to a handler that no form of the site sends to. */
@Injectable()
export class NoFormGuard implements CanActivate {
  canActivate(context: ExecutionContext): true {
    if (isFormPost(context.switchToHttp().getRequest<FastifyRequest>()))
      throw new AppError('unsupported-media-type');
    return true;
  }
}
