import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { errorStatus, type ErrorCode } from '@northgate/contracts/errors.js';
import { z } from 'zod';

/** Where the description keeps the body of every error answer. */
export const problemSchema = '#/components/schemas/Problem';

/** What may go wrong with any request that posts something. */
export const posted = [
  'invalid-input',
  'malformed-body',
  'cross-site',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
] as const;

/** JSON Schema of a zod schema, in the dialect of OpenAPI 3.1; `input` is what may be sent, `output` what is answered. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output') {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io });
  return plain as object;
}

/** Describes the error answers of a handler. */
export const AnswersProblems = (...codes: ErrorCode[]) =>
  applyDecorators(
    ...[...new Set(codes.map((code) => errorStatus[code]))].map((status) =>
      ApiResponse({
        status,
        description: codes.filter((code) => errorStatus[code] === status).join(', '),
        content: { 'application/problem+json': { schema: { $ref: problemSchema } } },
      }),
    ),
  );

/** Describes answers that a caller may have already. */
export const AnswersTagged = (description: string, schema: z.ZodType) =>
  applyDecorators(
    ApiResponse({ status: 200, description, standardSchema: schema }),
    ApiResponse({ status: 304, description: 'Not changed.' }),
  );
