import { Injectable } from '@nestjs/common';
import { DeliveryService } from '../delivery/delivery.service.js';
import { AppError } from '../http/app-error.js';
import { LeadRepository } from '../leads/lead.repository.js';
import type { ContactInput } from './contact-input.js';

/** The field the page hides from people; what is no text was not typed either. */
const honeypotOf = (website: unknown): string => {
  if (website === undefined || website === null) return '';
  return typeof website === 'string' ? website.trim() : 'not a text';
};

/** What came with a request besides its body. */
export interface Sender {
  idempotencyKey: string | undefined;
  /** Whom requests are counted under. */
  client: string;
  /** It comes from a candidate that somebody looks at: everything is checked, and nothing is stored. */
  isTrial: boolean;
  /** Path of the page it was sent from. */
  page: string;
}

/** Accepts contact requests: they are stored before they are acknowledged. */
@Injectable()
export class ContactService {
  constructor(
    private readonly leads: LeadRepository,
    private readonly delivery: DeliveryService,
  ) {}

  /** Resolves once the lead is committed. */
  async accept({ website, campaign, ...contact }: ContactInput, sender: Sender): Promise<void> {
    const { idempotencyKey, client, isTrial, page } = sender;
    const lead = {
      contact,
      idempotencyKey: checkedKey(idempotencyKey),
      honeypot: honeypotOf(website),
      client,
      page,
      campaign,
    };
    if (isTrial) return;
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
