import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { track } from '../features/analytics/track';
import { UnreachablePage } from '../features/fallback-page/unreachable-page';
import { useArrival, type Arrival } from './arrival';
import { markWithoutScript } from './without-script';

/** What stands between header and footer when a page cannot be had or throws. */
export function PageError() {
  const arrival = useArrival();
  return arrival ? <BrokenPage {...arrival} /> : <UnreachablePage />;
}

/**
 * A page that throws does not take the frame with it. The page the visitor arrived at is put back as it was served; after a
 * navigation the address is loaded from the server, whose answer is then such a page.
 */
function BrokenPage({ page, served }: Arrival) {
  const error = useRouteError();
  useEffect(() => {
    console.error(`The page ${page.path} failed.`, error);
    track({ name: 'page_failed', category: 'error', label: page.app });
    if (served) markWithoutScript(true);
    else window.location.reload();
  }, [error, page, served]);
  return served && <div ref={(place) => place?.replaceChildren(...served)} />;
}
