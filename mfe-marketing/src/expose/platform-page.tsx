import { ContactFallback } from '@northgate/ui/components/contact/contact-fallback';
import { remoteIsland } from '@northgate/ui/composition/remote-island';
import { staticPart } from '@northgate/ui/composition/static-part';
import { contact } from '../content/platform.content';

const Hero = staticPart(
  'platform-hero',
  DRAWS_STATIC_PARTS && (() => import('../features/platform/hero-section').then((m) => m.HeroSection)),
);
const PlatformSections = staticPart(
  'platform-offer',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/platform/platform-sections').then((m) => m.PlatformSections)),
);
const ContactSection = remoteIsland('mfe-tools/contact-section', {
  role: 'essential',
  on: 'visible',
  Fallback: ContactFallback,
});

/** The decision platform. */
export default function PlatformPage() {
  return (
    <>
      <Hero />
      <PlatformSections />
      <ContactSection heading={contact.heading} />
    </>
  );
}
