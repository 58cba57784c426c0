import {
  applyDecorators,
  Controller,
  createParamDecorator,
  Header,
  UseGuards,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { personHeader } from '@northgate/contracts/console/desk.js';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { DeskGuard } from './desk.guard.js';

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
