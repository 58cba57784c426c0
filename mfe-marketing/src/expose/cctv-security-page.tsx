import { island } from '@northgate/ui/composition/island';
import { remoteIsland } from '@northgate/ui/composition/remote-island';
import { staticPart } from '@northgate/ui/composition/static-part';
import { VideoStage } from '@northgate/ui/video/video-stage';
import { contact, roi, video } from '../content/cctv-security.content';
import { ContactSection } from '../lib/contact-section';
import { CalculatorAway } from '../lib/calculator-away';

const Hero = staticPart(
  'cctv-hero',
  DRAWS_STATIC_PARTS && (() => import('../features/cctv/cctv-sections').then((m) => m.HeroSection)),
);
const Still = staticPart(
  'cctv-still',
  DRAWS_STATIC_PARTS && (() => import('../features/cctv/drawings/loading-bay.svg').then((m) => m.default)),
);
const Video = island(() => import('@northgate/ui/video/video-player').then((m) => m.VideoPlayer), {
  name: 'cctv-video',
  on: 'visible',
});
const Features = staticPart(
  'cctv-features',
  DRAWS_STATIC_PARTS && (() => import('../features/cctv/cctv-sections').then((m) => m.Features)),
);
const Capabilities = staticPart(
  'cctv-capabilities',
  DRAWS_STATIC_PARTS && (() => import('../features/cctv/cctv-sections').then((m) => m.Capabilities)),
);
const Performance = island(
  () => import('../features/cctv/performance-section').then((m) => m.PerformanceSection),
  { name: 'cctv-performance', on: 'visible' },
);
const RoiCalculator = remoteIsland('mfe-tools/roi-calculator', {
  role: 'regular',
  on: 'visible',
  Fallback: () => <CalculatorAway id="roi" {...roi} />,
});
const Details = staticPart(
  'cctv-details',
  DRAWS_STATIC_PARTS && (() => import('../features/cctv/cctv-sections').then((m) => m.Details)),
);

/** AI CCTV Security. */
export default function CctvSecurityPage() {
  return (
    <>
      <Hero />
      <VideoStage still={<Still />} video={<Video embed="cctv" title={video.title} />}>
        <Features />
      </VideoStage>
      <Capabilities />
      <Performance />
      <RoiCalculator rules="cctv" heading={roi.heading} />
      <Details />
      <ContactSection heading={contact.heading} />
    </>
  );
}
