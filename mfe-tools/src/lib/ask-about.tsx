import type { ContactRequest } from '@northgate/contracts/contact';
import { paths } from '@northgate/site/paths';
import { TextLink } from '@northgate/ui/components/text/text-link';
import type { ReactNode } from 'react';
import { contactDraft, emptyDraft } from './contact-draft';

/** What a calculator hands to the contact form: a sentence for the message, and the service it is about. */
export type Enquiry = Pick<ContactRequest, 'message' | 'service'>;

/** A link to the contact page that carries an enquiry into its form, below whatever has been typed there already. */
export const AskAbout = ({ enquiry, children }: { enquiry: Enquiry; children: ReactNode }) => (
  <TextLink href={paths.contact} onClick={() => carry(enquiry)}>
    {children}
  </TextLink>
);

/** Puts an enquiry into the draft of the contact form; what is in it already stays. */
export function carry({ message, service }: Enquiry): void {
  const draft = contactDraft.read() ?? emptyDraft;
  const said = draft.message.includes(message);
  contactDraft.write({
    ...draft,
    service: draft.service || service,
    message: said ? draft.message : [draft.message.trim(), message].filter(Boolean).join('\n\n'),
  });
}
