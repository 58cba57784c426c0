import type { AppName } from './release.js';

/** Where the live build of an app is served from; on another machine than the page's when an origin is given. */
export const livePath = (app: AppName, file = '', origin = ''): string => `${origin}/__live/${app}/${file}`;

/** Where open pages hear of changes. */
export const changesPath = '/__live/changes';
