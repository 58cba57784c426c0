import { contactContent } from '../../content/contact.content';
import { attemptSlot } from './contact-attempt';
import { contactDraft, draftSlot } from '../../lib/contact-draft';

interface FormTexts {
  placeholder: string;
  submit: string;
}

/** What tells the two forms apart that send a contact request. */
export interface FormKind {
  /** Start of all ids, so that both can stand on one page. */
  id: 'contact' | 'quote';
  texts: FormTexts;
  /** The service a form stands for; one that has it does not ask. */
  service?: string;
  draft: ReturnType<typeof draftSlot>;
  attempt: ReturnType<typeof attemptSlot>;
}

const kind = (id: FormKind['id'], texts: FormTexts, draft = draftSlot(`${id}-draft`)) => ({
  id,
  texts,
  draft,
  attempt: attemptSlot(`${id}-attempt`),
});

export const contactKind: FormKind = kind(
  'contact',
  { placeholder: contactContent.message.placeholder, submit: contactContent.submit.idle },
  contactDraft,
);

export const quoteKind: FormKind = { ...kind('quote', contactContent.quote), service: 'custom-models' };
