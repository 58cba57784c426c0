import type { z } from 'zod';
import { AppError } from './app-error.js';

/** What the schema makes of the value; throws `invalid-input` with one message per field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (value === undefined || value === null) throw new AppError('malformed-body');
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    if (path.length > 0) fields[path.join('.')] ??= message;
  }
  const messages = Object.values(fields);
  if (messages.length === 0) throw new AppError('invalid-input', { error: 'The body must be an object.' });
  throw new AppError('invalid-input', { error: messages[0]!, fields });
}
