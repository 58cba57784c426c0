import type { ContactRequest } from '@northgate/contracts/contact';
import { z } from 'zod';
import { sessionSlot, type SessionSlot } from '../../lib/session-slot';

/** The form's fields, in the order in which they stand. */
export const contactFields = ['name', 'company', 'email', 'phone', 'service', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

const text = z.string().catch('');

/** Whatever is missing, unknown or not a text counts as nothing, so that a release can change the fields. */
const typed: z.ZodType<ContactRequest> = z.object({
  name: text,
  company: text,
  email: text,
  phone: text,
  service: text,
  message: text,
});

/**
 * What a visitor has typed and not yet sent; outlives a failed send, a reload of the tab and a release, so its name
 * never changes.
 */
export const draftSlot = (name: string): SessionSlot<ContactRequest> => sessionSlot(name, typed);

/** The texts of a form's fields as they stand in the page. */
export const typedTexts = (form: HTMLFormElement): ContactRequest =>
  typed.parse(Object.fromEntries(new FormData(form)));
