import { STATUS_CODES } from 'node:http';
import type { Problem } from '@northgate/contracts/errors.js';
import type { AppError } from './app-error.js';

/** The body of an error answer. */
export function describeProblem(error: AppError, requestId: string): Problem {
  const { fields } = error.detail;
  return {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    error: error.message,
    requestId,
    ...(fields && { fields }),
  };
}
