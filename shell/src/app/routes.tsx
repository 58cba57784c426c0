import { canonicalPath } from '@northgate/site/paths';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { App, type AppProps } from './app';
import { pageRoute } from './arrival';
import { PageArea } from './page-area';
import { PageError } from './page-error';

/**
 * The frame, and in it one route for every path: what is at an address the server knows, so that a remote brings a page without
 * a release of the host.
 */
export const siteRoutes = (loader: LoaderFunction, frame: AppProps = {}): RouteObject[] => [
  {
    element: <App {...frame} />,
    children: [
      {
        id: pageRoute,
        path: '*',
        loader,
        // With another hash or query it is still the same page.
        shouldRevalidate: ({ currentUrl, nextUrl }) =>
          canonicalPath(currentUrl.pathname) !== canonicalPath(nextUrl.pathname),
        Component: PageArea,
        ErrorBoundary: PageError,
      },
    ],
  },
];
