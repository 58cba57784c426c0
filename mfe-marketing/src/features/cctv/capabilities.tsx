import { Timeline } from '@northgate/ui/components/figures/timeline';
import { Text } from '@northgate/ui/components/text/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { detections, features, timeline } from '../../content/cctv-security.content';
import { dayLabel } from '../../lib/day-label';
import { TitledPoints } from '../../lib/titled-points';
import { TitledText } from '../../lib/titled-text';
import detectionStyles from './detections-section.module.css';
import Crowd from './drawings/crowd.svg';
import LeftObject from './drawings/left-object.svg';
import Loitering from './drawings/loitering.svg';
import Perimeter from './drawings/perimeter.svg';
import Tampering from './drawings/tampering.svg';
import Weapons from './drawings/weapons.svg';
import timelineStyles from './timeline-section.module.css';

/** The symbols of what is detected, 48 × 48. */
const symbols = {
  weapons: <Weapons />,
  loitering: <Loitering />,
  perimeter: <Perimeter />,
  crowd: <Crowd />,
  'left-object': <LeftObject />,
  tampering: <Tampering />,
};

/** What stands beside the video: the key features. */
export const Features = () => <TitledPoints {...features} />;

/** What the cameras detect and how the system arrives: everything between the video and the bars. */
export const Capabilities = () => (
  <>
    <DetectionsSection />
    <TimelineSection />
  </>
);

const DetectionsSection = () => (
  <Section space="flush">
    <Hang title={detections.title}>
      <ul className={detectionStyles.detections}>
        {detections.items.map(({ detection, title, text }) => (
          <li key={detection}>
            {symbols[detection]}
            <div>
              <TitledText
                look="h4"
                title={title}
                text={text}
                textLook="sm"
                textClass={detectionStyles.text}
              />
            </div>
          </li>
        ))}
      </ul>
    </Hang>
  </Section>
);

/** The implementation on a scale bar of seven days. */
const TimelineSection = () => (
  <Section ground="band">
    <Text as="h2" look="h2" className={timelineStyles.title}>
      {timeline.title}
    </Text>
    <Timeline
      steps={timeline.steps.map((step) => ({
        when: dayLabel(step),
        length: step.days,
        title: step.title,
        text: step.description,
      }))}
    />
  </Section>
);
