import type { ContactRequest } from '@northgate/contracts/contact';
import { z } from 'zod';
import { sessionSlot } from '../../lib/session-slot';

/** The form's fields, in the order in which they stand. */
export const contactFields = ['name', 'company', 'email', 'phone', 'service', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

const typed = z.record(z.enum(contactFields), z.string());

/** What a visitor has typed and not yet sent; outlives a failed send and a reload of the tab. */
export const contactDraft = sessionSlot<ContactRequest>('contact-draft', typed);

/** The texts of a form's fields as they stand in the page. */
export function typedTexts(form: HTMLFormElement): ContactRequest {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return typed.parse(Object.fromEntries(contactFields.map((name) => [name, text(name)])));
}
