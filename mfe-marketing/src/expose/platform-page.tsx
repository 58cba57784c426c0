import { staticPart } from '@northgate/ui/composition/static-part';
import { contact } from '../content/platform.content';
import { ContactSection } from '../lib/contact-section';

const Hero = staticPart(
  'platform-hero',
  DRAWS_STATIC_PARTS && (() => import('../features/platform/platform-sections').then((m) => m.HeroSection)),
);
const PlatformSections = staticPart(
  'platform-offer',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/platform/platform-sections').then((m) => m.PlatformSections)),
);

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
