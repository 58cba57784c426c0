import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';
import { isFormPost } from './form-post.js';

/** Throws `unsupported-media-type` where a plain HTML form is sent to a handler that no form of the site sends to. */
@Injectable()
export class NoFormGuard implements CanActivate {
  canActivate(context: ExecutionContext): true {
    if (isFormPost(context.switchToHttp().getRequest<FastifyRequest>()))
      throw new AppError('unsupported-media-type');
    return true;
  }
}
