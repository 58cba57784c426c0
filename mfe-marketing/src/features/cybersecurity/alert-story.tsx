import { story } from '../../content/cybersecurity.content';
import { TitledPoints } from '../../lib/titled-points';

/** What stands beside the video: one alert in four steps. */
export const AlertStory = () => <TitledPoints {...story} ordered />;
