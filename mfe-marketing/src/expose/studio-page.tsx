import { staticPart } from '@northgate/ui/composition/static-part';

const Hero = staticPart(
  'studio-hero',
  SERVER && (() => import('../features/studio/hero-section').then((m) => m.HeroSection)),
);
const Offer = staticPart(
  'studio-offer',
  SERVER && (() => import('../features/studio/offer').then((m) => m.Offer)),
);

/** The creative studio. */
export default function StudioPage() {
  return (
    <>
      <Hero />
      <Offer />
    </>
  );
}
