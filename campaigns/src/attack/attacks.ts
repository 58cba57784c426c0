import type { Attack } from './attack.js';
import { crossSitePosts } from './cross-site-posts.js';
import { requestSmuggling } from './request-smuggling.js';

/** Every attack of the campaign, in the order in which they run; those that leave the site changed come last. */
export const attacks: Attack[] = [requestSmuggling, crossSitePosts];
