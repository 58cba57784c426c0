import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Environment } from '../environment.js';
import { AppError } from '../http/app-error.js';
import { isSameSecret } from '../text/is-same-secret.js';

/** Requires the publish token; answers 404 where none is configured, so that the endpoint does not exist. */
@Injectable()
export class PublishGuard implements CanActivate {
  constructor(private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const { token } = this.environment.publishing;
    if (token === undefined) throw new AppError('not-found');
    const http = context.switchToHttp();
    const { authorization = '' } = http.getRequest<FastifyRequest>().headers;
    const [, given = ''] = /^Bearer +(\S+) *$/i.exec(authorization) ?? [];
    if (isSameSecret(given, token)) return true;
    void http.getResponse<FastifyReply>().header('www-authenticate', 'Bearer');
    throw new AppError('unauthorized');
  }
}
