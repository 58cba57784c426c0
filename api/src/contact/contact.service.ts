import { Injectable } from '@nestjs/common';
import { contactSchema } from '@northgate/contracts/contact.js';
import { DeliveryService } from '../delivery/delivery.service.js';
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

/** The field the page hides from people; what is no text was not typed either. */
const honeypotOf = (body: unknown): string => {
  const { website } = body as { website?: unknown };
  if (website === undefined || website === null) return '';
  return typeof website === 'string' ? website.trim() : 'not a text';
};

/** What came with a request besides its body. */
export interface Sender {
  idempotencyKey: string | undefined;
  /** Whom requests are counted under. */
  client: string;
}

/** Accepts contact requests: checked by the form's own rules, stored before they are acknowledged. */
@Injectable()
export class ContactService {
  private readonly schema: ReturnType<typeof contactSchema>;

  constructor(
    environment: Environment,
    private readonly leads: LeadRepository,
    private readonly delivery: DeliveryService,
  ) {
    this.schema = contactSchema(environment.brand);
  }

  /** Resolves once the lead is committed. */
  async accept(body: unknown, { idempotencyKey, client }: Sender): Promise<void> {
    const contact = parseInput(this.schema, cleaned(body));
    const lead = { contact, idempotencyKey: checkedKey(idempotencyKey), honeypot: honeypotOf(body), client };
    const result = await this.leads.save(lead, this.delivery.announcement);
    if (result === 'key-reused') throw new AppError('key-reused');
    if (result === 'stored') this.delivery.announce();
  }
}

function checkedKey(key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  const error = 'Idempotency-Key must be 1 to 200 printable characters without spaces.';
  throw new AppError('invalid-input', { error, fields: { 'Idempotency-Key': error } });
}
