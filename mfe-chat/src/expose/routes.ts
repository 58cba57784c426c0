import type { RemoteRoute } from '@northgate/contracts/remote';

/** This app has no pages of its own. */
export const routes: RemoteRoute<never>[] = [];
