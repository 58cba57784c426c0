import { HttpException } from '@nestjs/common';
import { errorStatus, type ErrorCode } from '@northgate/contracts/errors.js';
import { isUnavailable } from '../database/is-unavailable.js';
import { AppError } from './app-error.js';

const codeOfStatus = new Map<number, ErrorCode>(
  (Object.entries(errorStatus) as [ErrorCode, number][]).map(([code, status]) => [status, code]),
);
codeOfStatus.set(400, 'malformed-body');
codeOfStatus.set(414, 'not-found');

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
};

/** The code under which an error of the framework, of the database or of ours is answered. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return new AppError('unavailable', { retryAfterSeconds: 5 });
  const status = statusOf(error);
  if (status === undefined || status >= 500) return new AppError(status === 503 ? 'unavailable' : 'internal');
  return new AppError(codeOfStatus.get(status) ?? 'malformed-body');
}
