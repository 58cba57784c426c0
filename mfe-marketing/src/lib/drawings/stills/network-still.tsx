import { Drawing } from '@northgate/ui/drawings/drawing';
import { CybersecuritySubject } from '@northgate/ui/drawings/subjects/cybersecurity-subject';

/** What shows until the cybersecurity video does: a network map, 960 × 540, drawn for a Night surface. */
export const NetworkStill = ({ className = '' }: { className?: string }) => (
  <Drawing
    width={960}
    height={540}
    className={`still ${className}`.trim()}
    preserveAspectRatio="xMidYMid slice"
  >
    <CybersecuritySubject placement={{ x: 190, y: 20, width: 672, height: 420 }} />
  </Drawing>
);
