import type { ContactRequest } from '@northgate/contracts/contact';
import { sessionSlot, type SessionSlot } from './session-slot';

/** The form's fields, in the order in which they stand. */
export const contactFields = ['name', 'company', 'email', 'phone', 'service', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** Whatever is missing, unknown or not a text counts as nothing, so that a release can change the fields. */
function typed(value: object): ContactRequest {
  const texts = new Map<string, unknown>(Object.entries(value));
  const text = (name: ContactField) => {
    const found = texts.get(name);
    return typeof found === 'string' ? found : '';
  };
  return Object.fromEntries(contactFields.map((name) => [name, text(name)])) as ContactRequest;
}

/**
 * What a visitor has typed and not yet sent; outlives a failed send, a reload of the tab and a release, so its name
 * never changes.
 */
export const draftSlot = (name: string): SessionSlot<ContactRequest> =>
  sessionSlot(name, (value) => (typeof value === 'object' && value ? typed(value) : null));

/** A form in which nothing has been typed. */
export const emptyDraft: ContactRequest = typed({});

/** Where what is typed into the shared contact form waits. */
export const contactDraft = draftSlot('contact-draft');

/** The texts of a form's fields as they stand in the page. */
export const typedTexts = (form: HTMLFormElement): ContactRequest =>
  typed(Object.fromEntries(new FormData(form)));
