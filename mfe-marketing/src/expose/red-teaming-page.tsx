import { island } from '@northgate/ui/composition/island';
import { staticPart } from '@northgate/ui/composition/static-part';
import { VideoStage } from '@northgate/ui/video/video-stage';
import { contact, evaluation, video } from '../content/red-teaming.content';
import { ContactSection } from '../lib/contact-section';

const Hero = staticPart(
  'red-teaming-hero',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/red-teaming/red-teaming-sections').then((m) => m.HeroSection)),
);
const Still = staticPart(
  'red-teaming-still',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/red-teaming/drawings/prompt-window.svg').then((m) => m.default)),
);
const Video = island(() => import('@northgate/ui/video/video-player').then((m) => m.VideoPlayer), {
  name: 'red-teaming-video',
  on: 'visible',
});
const Session = staticPart(
  'red-teaming-session',
  DRAWS_STATIC_PARTS && (() => import('../features/red-teaming/red-teaming-sections').then((m) => m.Session)),
);
const Method = staticPart(
  'red-teaming-method',
  DRAWS_STATIC_PARTS && (() => import('../features/red-teaming/red-teaming-sections').then((m) => m.Method)),
);
const SafetyDemo = island(() => import('../features/evaluation/safety-demo').then((m) => m.SafetyDemo), {
  name: 'safety-demo',
  on: 'visible',
});
const Metrics = island(
  () => import('../features/red-teaming/metrics-section').then((m) => m.MetricsSection),
  { name: 'red-teaming-metrics', on: 'visible' },
);
const Repair = staticPart(
  'red-teaming-repair',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/red-teaming/red-teaming-sections').then((m) => m.RepairSection)),
);

/** AI safety and evaluation: red teaming of language models. */
export default function RedTeamingPage() {
  return (
    <>
      <Hero />
      <VideoStage still={<Still />} video={<Video embed="redTeaming" title={video.title} />}>
        <Session />
      </VideoStage>
      <Method />
      <SafetyDemo id={evaluation.id} heading={evaluation.heading} />
      <Metrics />
      <Repair />
      <ContactSection heading={contact.heading} />
    </>
  );
}
