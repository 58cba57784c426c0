import { Teaser } from '../features/start/teaser';

/** What other apps may show of this one: a sentence and the way to its page. */
export default Teaser;
