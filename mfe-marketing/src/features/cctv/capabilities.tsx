import { DetectionsSection } from './detections-section';
import { TimelineSection } from './timeline-section';

/** What the cameras detect and how the system arrives: everything between the video and the bars. */
export function Capabilities() {
  return (
    <>
      <DetectionsSection />
      <TimelineSection />
    </>
  );
}
