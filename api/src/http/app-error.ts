import { STATUS_CODES } from 'node:http';
import { errorStatus, type ErrorCode, type Problem } from '@northgate/contracts/errors.js';

const sentences: Record<ErrorCode, string> = {
  'invalid-input': 'Please check what you sent.',
  'malformed-body': 'The request could not be read.',
  unauthorized: 'This needs a token.',
  'cross-site': 'This was sent from a page of another site. Please use the form on ours.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This address does not take that method.',
  conflict: 'Somebody else changed this meanwhile.',
  'too-large': 'The body is larger than 64 KB.',
  'unsupported-media-type': 'The body must be JSON.',
  'key-reused': 'This idempotency key was used for a different request.',
  'too-complex': 'This takes more than may be spent on it.',
  'too-many-requests': 'Too many requests. Please try again later.',
  'headers-too-large': 'The request has too many headers.',
  internal: 'Something went wrong on our side.',
  unavailable: 'This is not available at the moment. Please try again later.',
};

interface AppErrorDetail {
  /** What a person may read; the code's own sentence when left out. */
  error?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
}

/** An expected failure; the one filter turns it into a problem answer. */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly detail: AppErrorDetail = {},
  ) {
    super(detail.error ?? sentences[code]);
    this.status = errorStatus[code];
  }
}

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
