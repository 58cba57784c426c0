import type { Attack } from './attack.js';
import { chatCrowd } from './chat-crowd.js';
import { consoleCrowd } from './console-crowd.js';
import { controlInput } from './control-input.js';
import { crossSitePosts } from './cross-site-posts.js';
import { doomedRelease } from './doomed-release.js';
import { endedApi } from './ended-api.js';
import { forgedReports } from './forged-reports.js';
import { loadMix } from './load-mix.js';
import { requestSmuggling } from './request-smuggling.js';
import { sourceMaps } from './source-maps.js';
import { stoppingPosts } from './stopping-posts.js';
import { writtenByVisitors } from './written-by-visitors.js';

/** Every attack of the campaign, in the order in which they run; those that leave the site changed come last. */
export const attacks: Attack[] = [
  loadMix,
  chatCrowd,
  // Before logins are tried out until no more are answered.
  consoleCrowd,
  requestSmuggling,
  crossSitePosts,
  controlInput,
  sourceMaps,
  writtenByVisitors,
  endedApi,
  forgedReports,
  doomedRelease,
  stoppingPosts,
];
