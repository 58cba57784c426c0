import { canonicalPath } from '@northgate/site/paths';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useArrival, type Arrival } from './arrival';
import { pageComponent } from './page-module';

/** The content between header and footer. */
export function PageArea() {
  const arrival = useArrival();
  const path = canonicalPath(useLocation().pathname);
  return arrival && <ShownPage key={`${path} ${arrival.page.revision}`} {...arrival} />;
}

/** The state is kept outside Suspense, because React drops state inside a boundary that suspends before its first commit. */
function ShownPage({ page, module }: Arrival) {
  const [Page] = useState(() =>
    module instanceof Promise
      ? lazy(() => module.then((loaded) => ({ default: pageComponent(loaded) })))
      : pageComponent(module),
  );
  return (
    <Suspense fallback={null}>
      <Page data={page.data} params={page.params} />
    </Suspense>
  );
}
