import { Injectable } from '@nestjs/common';
import { contactSchema } from '@northgate/contracts/contact.js';
import { Environment } from '../environment.js';
import { AppError } from '../http/app-error.js';
import { parseInput } from '../http/parse-input.js';
import { LeadRepository } from '../leads/lead.repository.js';

/** Control characters except tab and line ends: PostgreSQL stores no NUL, and nobody types the others. */
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

const withoutControl = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(control, '') : value;

const cleaned = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, withoutControl(value)]))
    : body;

/** Accepts contact requests: checked by the form's own rules, stored before they are acknowledged. */
@Injectable()
export class ContactService {
  private readonly schema: ReturnType<typeof contactSchema>;

  constructor(
    environment: Environment,
    private readonly leads: LeadRepository,
  ) {
    this.schema = contactSchema(environment.brand);
  }

  /** Resolves once the lead is committed. */
  async accept(body: unknown, idempotencyKey: string | undefined): Promise<void> {
    const contact = parseInput(this.schema, cleaned(body));
    const result = await this.leads.save(contact, checkedKey(idempotencyKey));
    if (result === 'key-reused') throw new AppError('key-reused');
  }
}

function checkedKey(key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  const error = 'Idempotency-Key must be 1 to 200 printable characters without spaces.';
  throw new AppError('invalid-input', { error, fields: { 'Idempotency-Key': error } });
}
