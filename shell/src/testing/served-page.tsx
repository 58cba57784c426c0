import { provideFrame, type Frame } from '@northgate/contracts/frame';
import { defaultBrand } from '@northgate/site/brand.default';
import { renderToString } from 'react-dom/server.node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pageRoute, type Arrival } from '../app/arrival';
import { siteRoutes } from '../app/routes';
import { Footer } from '../features/footer/footer';

/** A page as the server sends it; its footer is a part the browser adopts. */
export function servedPage(arrival: Arrival): string {
  provideFrame({ brand: defaultBrand, isHydrating: () => false, staticHtml: () => '' } as unknown as Frame);
  const router = createMemoryRouter(
    siteRoutes(() => arrival),
    { initialEntries: [arrival.page.path], hydrationData: { loaderData: { [pageRoute]: arrival } } },
  );
  const place = '<div data-static="frame-footer">';
  return renderToString(<RouterProvider router={router} />).replace(
    place,
    place + renderToString(<Footer />),
  );
}
