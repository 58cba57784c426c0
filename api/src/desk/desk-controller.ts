import {
  applyDecorators,
  Controller,
  createParamDecorator,
  Header,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { deskKeyHeader, personHeader } from '@northgate/contracts/console/desk.js';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { Environment } from '../environment.js';
import { isSameSecret } from '../text/is-same-secret.js';

/** Lets in the control server of the same site, by its key; everybody else gets 404. */
@Injectable()
class DeskGuard implements CanActivate {
  constructor(private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const { deskKey } = this.environment;
    const { [deskKeyHeader]: given = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    if (deskKey !== undefined && isSameSecret(String(given), deskKey)) return true;
    throw new AppError('not-found');
  }
}

/** A controller at `/desk/<area>`, for the console alone and not part of the public api. */
export const DeskController = (area: string) =>
  applyDecorators(Controller(`desk/${area}`), UseGuards(DeskGuard), ApiExcludeController());

/** Answers hold personal data: no cache may keep them. */
export const Private = () => Header('cache-control', 'no-store');

/** Who is at work in the console. */
export const DeskPerson = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { [personHeader]: given = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
  try {
    const name = decodeURIComponent(String(given)).trim().slice(0, 200);
    if (name) return name;
  } catch {
    // Answered as a name that is missing.
  }
  throw new AppError('invalid-input', { error: 'It is not said who is at work.' });
});
