import { lazy, Suspense, useState } from 'react';
import { UnreachablePage } from '../features/fallback-page/unreachable-page';
import { pageComponent, type LoadPageModule } from './page-module';
import { frameStore } from './page-store';
import { useStoreState } from '../lib/use-store-state';

/** The content between header and footer: the component of the page the store names. */
export function PageArea({ load }: { load: LoadPageModule }) {
  const page = useStoreState(frameStore, (state) => state.page);
  const key = `${page.data.path} ${page.data.revision}`;
  return page.unreachable ? <UnreachablePage /> : <ShownPage key={key} load={load} />;
}

/** Its state stands outside the boundary, for React forgets what is inside while a page is being loaded. */
function ShownPage({ load }: { load: LoadPageModule }) {
  const [{ data, module }] = useState(() => frameStore.getState().page);
  const [Page] = useState(() =>
    module ? pageComponent(module) : lazy(async () => ({ default: pageComponent(await load(data)) })),
  );
  return (
    <Suspense fallback={null}>
      <Page data={data.data} params={data.params} />
    </Suspense>
  );
}
