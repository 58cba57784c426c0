import { ContactFallback } from '@northgate/ui/components/contact/contact-fallback';
import { remoteIsland } from '@northgate/ui/composition/remote-island';

/** The contact section a page ends with; where its app is away, the other ways to reach the company. */
export const ContactSection = remoteIsland('mfe-tools/contact-section', {
  role: 'essential',
  on: 'visible',
  Fallback: ContactFallback,
});
