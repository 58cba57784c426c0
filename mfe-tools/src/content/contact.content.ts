import type { ContactRequest } from '@northgate/contracts/contact';
import type { ToastMessage } from '@northgate/contracts/frame';

interface TextField {
  name: Exclude<keyof ContactRequest, 'service' | 'message'>;
  label: string;
  type: 'text' | 'email' | 'tel';
  autoComplete: string;
  /** Shortest accepted text, for the browser's own check before script arrives. */
  minLength?: number;
}

interface ContactContent {
  formHeading: string;
  /** Before our e-mail, where the form cannot be loaded. */
  away: string;
  informationHeading: string;
  textFields: TextField[];
  service: { label: string; placeholder: string };
  message: { label: string; placeholder: string; minLength: number };
  quote: { heading: string; lead: string; placeholder: string; submit: string };
  /** Label of the field that people never meet. */
  trapLabel: string;
  submit: { idle: string; sending: string; note: string; policy: string };
  thanks: { heading: string; text: string; book: string };
  toasts: Record<'sent' | 'failed', ToastMessage>;
}

export const contactContent: ContactContent = {
  formHeading: 'Send us a Message',
  away: 'The form is not available right now. Write to us, and we answer the same way:',
  informationHeading: 'Contact information',
  textFields: [
    { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', minLength: 2 },
    { name: 'company', label: 'Company', type: 'text', autoComplete: 'organization' },
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
    { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', minLength: 5 },
  ],
  service: { label: 'Service', placeholder: 'Select a service' },
  message: { label: 'Message', placeholder: 'What are you trying to build or protect?', minLength: 10 },
  quote: {
    heading: 'Request a Quote',
    lead: 'Say what the model should do, what data you have, and where it has to run. We work out the scope and the price from that.',
    placeholder: 'What should the model do, and on what data?',
    submit: 'Send Request',
  },
  trapLabel: 'Website',
  submit: {
    idle: 'Send Message',
    sending: 'Sending...',
    note: 'We reply by email, then offer a call. What you write is kept to answer you, and for nothing else:',
    policy: 'Privacy policy',
  },
  thanks: {
    heading: 'Thank you!',
    text: 'Your message is with us: we reply by email soon, and you can book a call right away.',
    book: 'Book a Call',
  },
  toasts: {
    sent: {
      variant: 'default',
      title: 'Message sent!',
      description: "We'll get back to you as soon as possible.",
    },
    failed: {
      variant: 'destructive',
      title: 'Error sending message',
      description: 'Please try again later or contact us directly.',
    },
  },
};
