import type { PanelAddress } from '@northgate/contracts/console/panel';
import { roleFor } from '@northgate/contracts/console/session';
import { Navigate, useRouteLoaderData } from 'react-router-dom';
import { useMay, useSession } from '../lib/session-store';
import { places } from './navigation.content';

/** Redirects to the overview, and users of one app only to its first panel. */
export function FirstPlace() {
  const roles = useSession(({ session }) => session?.roles) ?? {};
  const { panels = [] } = useRouteLoaderData<{ panels: PanelAddress[] }>('frame') ?? {};
  const own = panels.find(({ app }) => roleFor(roles, app));
  const seesAll = useMay('viewer');
  return <Navigate to={seesAll || !own ? places.overview.path : `/${own.name}`} replace />;
}
