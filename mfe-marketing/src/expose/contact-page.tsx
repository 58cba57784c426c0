import { ContactFallback } from '@northgate/ui/components/contact/contact-fallback';
import { remoteIsland } from '@northgate/ui/composition/remote-island';
import { staticPart } from '@northgate/ui/composition/static-part';
import { form } from '../content/contact.content';
import { TrackClicks } from '@northgate/ui/composition/track-clicks';

const Head = staticPart(
  'contact-head',
  DRAWS_STATIC_PARTS && (() => import('../features/contact/head-section').then((m) => m.HeadSection)),
);
const ContactSection = remoteIsland('mfe-tools/contact-section', {
  role: 'primary',
  on: 'visible',
  Fallback: ContactFallback,
});

/** The contact page. */
export default function ContactPage() {
  return (
    <>
      <TrackClicks>
        <Head />
      </TrackClicks>
      <ContactSection heading={form.heading} layout="page" />
    </>
  );
}
