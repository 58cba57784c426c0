import { Injectable, StandardSchemaValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { Brand } from '@northgate/site/brand.js';
import type { z } from 'zod';
import { Environment } from '../environment.js';
import { AppError } from './app-error.js';

/** Chooses the schema that checks a body. */
type Choose<Output> = (body: unknown) => z.ZodType<Output>;

/** What a parameter's `schema` may be when a decorator cannot know it: it depends on the brand, or on what kind of body comes. */
export class InputSchema<Output> {
  /** Nest passes a parameter's schema on to its pipes; only `InputPipe` can check with this one. */
  readonly '~standard' = {
    version: 1 as const,
    vendor: 'northgate',
    validate: (): { value: Output } => {
      throw new Error('A schema that depends on the brand is checked by InputPipe.');
    },
  };

  constructor(
    /** Called once. */
    readonly forBrand: (brand: Brand) => Choose<Output>,
    /** What the api's description says of the body. */
    readonly described: (brand: Brand) => z.ZodType,
  ) {}
}

/** Checks every parameter that has a `schema`; throws `invalid-input` with one message per field. */
@Injectable()
export class InputPipe extends StandardSchemaValidationPipe {
  private readonly choices = new Map<InputSchema<unknown>, Choose<unknown>>();

  constructor(private readonly environment: Environment) {
    super({ exceptionFactory: invalidInput });
  }

  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const { schema, type } = metadata;
    if (schema && type === 'body' && (value === undefined || value === null))
      throw new AppError('malformed-body');
    if (!(schema instanceof InputSchema)) return super.transform<T>(value, metadata);
    return super.transform<T>(value, { ...metadata, schema: this.choose(schema)(value) });
  }

  private choose(schema: InputSchema<unknown>): Choose<unknown> {
    const choice = this.choices.get(schema) ?? schema.forBrand(this.environment.brand);
    this.choices.set(schema, choice);
    return choice;
  }
}

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

function invalidInput(issues: readonly Issue[]): AppError {
  const fields: Record<string, string> = {};
  for (const { path = [], message } of issues) {
    const name = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    if (name) fields[name] ??= message;
  }
  const [error] = Object.values(fields);
  return error === undefined
    ? new AppError('invalid-input', { error: 'The body must be an object.' })
    : new AppError('invalid-input', { error, fields });
}
