import { lazy, Suspense, useState } from 'react';
import { UnreachablePage } from '../features/fallback-page/unreachable-page';
import { pageComponent, type LoadPageModule } from './page-module';
import { frameStore } from './page-store';
import { useStoreState } from '../lib/use-store-state';

/** The content between header and footer: the component of the page the store names. */
export function PageArea({ load }: { load: LoadPageModule }) {
  const page = useStoreState(frameStore, (state) => state.page);
  const key = `${page.data.path} ${page.data.revision}`;
  return (
    <Suspense fallback={null}>
      {page.unreachable ? <UnreachablePage /> : <ShownPage key={key} load={load} />}
    </Suspense>
  );
}

function ShownPage({ load }: { load: LoadPageModule }) {
  const [page] = useState(() => frameStore.getState().page.data);
  const [Page] = useState(() => lazy(async () => ({ default: pageComponent(await load(page)) })));
  return <Page data={page.data} params={page.params} />;
}
