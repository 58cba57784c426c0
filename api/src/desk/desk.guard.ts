import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { deskKeyHeader } from '@northgate/contracts/console/desk.js';
import type { FastifyRequest } from 'fastify';
import { Environment } from '../environment.js';
import { AppError } from '../http/app-error.js';
import { isSameSecret } from '../text/is-same-secret.js';

/** Lets in the control server of the same site, by its key; everybody else gets 404. */
@Injectable()
export class DeskGuard implements CanActivate {
  constructor(private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const { deskKey } = this.environment;
    const { [deskKeyHeader]: given = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    if (deskKey !== undefined && isSameSecret(String(given), deskKey)) return true;
    throw new AppError('not-found');
  }
}
