import { ApiError } from '@northgate/api-client/api-error';
import { panelAddresses } from '@northgate/contracts/console/panel';
import { session } from '@northgate/contracts/console/session';
import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { AuditPage } from '../features/audit/audit-page';
import { LoginPage } from '../features/login/login-page';
import { loginWays } from '../features/login/login-ways';
import { OverviewPage } from '../features/overview/overview-page';
import { PanelPage } from '../features/panels/panel-page';
import { CandidatePage } from '../features/releases/candidate-page';
import { RefusalPage } from '../features/releases/refusal-page';
import { ReleasesPage } from '../features/releases/releases-page';
import { TokensPage } from '../features/tokens/tokens-page';
import { client } from '../lib/client';
import { useSession } from '../lib/session-store';
import { BrokenPage } from './broken-page';
import { ConsoleFrame } from './console-frame';
import { FirstPlace } from './first-place';

/** Loads the session and the list of panels; redirects to the login without a session. */
export async function loadFrame({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  try {
    const [who, panels] = await Promise.all([
      client.get<unknown>('/api/session'),
      client.get<unknown>('/api/panels'),
    ]);
    useSession.getState().began(session.parse(who.data));
    return { panels: panelAddresses.parse(panels.data) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.refusal?.status !== 401) throw error;
    const { pathname, search } = new URL(request.url);
    return redirect(pathname === '/' ? '/login' : `/login?to=${encodeURIComponent(pathname + search)}`);
  }
}

/** The places of the console. */
export const routes: RouteObject[] = [
  {
    path: '/login',
    element: <LoginPage />,
    loader: loginWays,
    errorElement: <BrokenPage />,
    HydrateFallback: () => null,
  },
  {
    id: 'frame',
    path: '/',
    element: <ConsoleFrame />,
    loader: loadFrame,
    // Who is logged in does not change with every place.
    shouldRevalidate: ({ formMethod }) => formMethod !== undefined,
    errorElement: <BrokenPage />,
    HydrateFallback: () => null,
    children: [
      { index: true, element: <FirstPlace /> },
      { path: 'overview', element: <OverviewPage /> },
      { path: 'releases', element: <ReleasesPage /> },
      { path: 'releases/candidates/:number', element: <CandidatePage /> },
      { path: 'releases/refusals/:id', element: <RefusalPage /> },
      { path: 'tokens', element: <TokensPage /> },
      { path: 'audit', element: <AuditPage /> },
      { path: ':panel/*', element: <PanelPage /> },
    ],
  },
];

export const consoleRouter = () => createBrowserRouter(routes);
