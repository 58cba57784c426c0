import { features } from '../../content/cctv-security.content';
import { TitledPoints } from '../../lib/titled-points';

/** What stands beside the video: the key features. */
export const Features = () => <TitledPoints {...features} />;
