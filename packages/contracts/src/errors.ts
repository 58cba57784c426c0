import { z } from 'zod';

/** Every error the api answers with, and its HTTP status. */
export const errorStatus = {
  'invalid-input': 400,
  'malformed-body': 400,
  unauthorized: 401,
  'cross-site': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'key-reused': 422,
  'too-complex': 422,
  'too-many-requests': 429,
  'headers-too-large': 431,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every error answer (`application/problem+json`, RFC 9457); `fields` maps a field to its message. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  error: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type Problem = z.infer<typeof problem>;
