import { island } from '@northgate/ui/composition/island';
import type { ContactFormProps } from './contact-form';
import { FormUnavailable } from './form-unavailable';

/**
 * The form, whose code comes once somebody turns to it: most visitors pass it. Where a draft waits to be put back it comes
 * by itself, and where it cannot be had the browser checks and sends the form.
 */
export const ContactFormPart = island<ContactFormProps>(
  () => import('./contact-form').then((module) => module.ContactForm),
  {
    name: 'contact-form',
    on: ({ kind }) => (kind.draft.read() ? 'idle' : 'interaction'),
    Fallback: FormUnavailable,
    worksAlone: true,
  },
);
