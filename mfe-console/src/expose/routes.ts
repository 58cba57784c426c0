import type { RoutesModule } from '@northgate/contracts/remote';

/** The console has no public page. */
export const routes: RoutesModule['routes'] = [];
