import { island } from '@northgate/ui/composition/island';
import { staticPart } from '@northgate/ui/composition/static-part';
import { VideoStage } from '@northgate/ui/video/video-stage';
import { contact, video } from '../content/cybersecurity.content';
import { ContactSection } from '../lib/contact-section';

const Hero = staticPart(
  'cybersecurity-hero',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/cybersecurity/cybersecurity-sections').then((m) => m.HeroSection)),
);
const Clock = island(() => import('../features/cybersecurity/clock-section').then((m) => m.ClockSection), {
  name: 'cybersecurity-clock',
  on: 'visible',
});
const Progress = island(
  () => import('../features/cybersecurity/progress-section').then((m) => m.ProgressSection),
  { name: 'cybersecurity-progress', on: 'visible' },
);
const Capabilities = staticPart(
  'cybersecurity-capabilities',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/cybersecurity/cybersecurity-sections').then((m) => m.CapabilitiesSection)),
);
const Still = staticPart(
  'cybersecurity-still',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/cybersecurity/drawings/network.svg').then((m) => m.default)),
);
const Video = island(() => import('@northgate/ui/video/video-player').then((m) => m.VideoPlayer), {
  name: 'cybersecurity-video',
  on: 'visible',
});
const Story = staticPart(
  'cybersecurity-story',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/cybersecurity/cybersecurity-sections').then((m) => m.AlertStory)),
);
const CybersecuritySections = staticPart(
  'cybersecurity-offer',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/cybersecurity/cybersecurity-sections').then((m) => m.CybersecuritySections)),
);

/** AI Cybersecurity. */
export default function CybersecurityPage() {
  return (
    <>
      <Hero />
      <Clock />
      <Progress />
      <Capabilities />
      <VideoStage space="flush" still={<Still />} video={<Video embed="cybersecurity" title={video.title} />}>
        <Story />
      </VideoStage>
      <CybersecuritySections />
      <ContactSection heading={contact.heading} />
    </>
  );
}
