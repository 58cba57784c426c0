import type { RemoteComponent } from '@northgate/contracts/components';
import { ContactSection } from '../features/contact/contact-section';

/** The shared contact section with the anchor `#contact`: facts on the left, the form on the right. */
export default ContactSection satisfies RemoteComponent<'mfe-tools/contact-section'>;
