import type { AppName } from '@northgate/contracts/release.js';

/** Where the live build of an app is served from. */
export const livePath = (app: AppName, file = ''): string => `/__live/${app}/${file}`;

/** Where open pages hear of changes. */
export const changesPath = '/__live/changes';
