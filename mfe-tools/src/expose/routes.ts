import type { RemoteRoute } from '@northgate/contracts/remote';

/** This remote has no pages: its components stand on the pages of others. */
export const routes = [] satisfies RemoteRoute[];
