import { staticPart } from '@northgate/ui/composition/static-part';

const Hero = staticPart(
  'studio-hero',
  DRAWS_STATIC_PARTS && (() => import('../features/studio/studio-sections').then((m) => m.HeroSection)),
);
const StudioSections = staticPart(
  'studio-offer',
  DRAWS_STATIC_PARTS && (() => import('../features/studio/studio-sections').then((m) => m.StudioSections)),
);

/** The creative studio. */
export default function StudioPage() {
  return (
    <>
      <Hero />
      <StudioSections />
    </>
  );
}
