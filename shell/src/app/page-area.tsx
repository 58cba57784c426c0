import { lazy, Suspense, useState } from 'react';
import { UnreachablePage } from '../features/fallback-page/unreachable-page';
import { PageBoundary } from './page-boundary';
import { pageComponent, type LoadPageModule } from './page-module';
import { frameStore } from './page-store';
import { useStoreState } from '../lib/use-store-state';

/** The content between header and footer: the component of the page the store names. */
export function PageArea({ load }: { load: LoadPageModule }) {
  const page = useStoreState(frameStore, (state) => state.page);
  const [served] = useState(servedContent);
  const key = `${page.data.path} ${page.data.revision}`;
  if (page.unreachable) return <UnreachablePage />;
  return (
    <PageBoundary key={key} served={served}>
      <ShownPage load={load} />
    </PageBoundary>
  );
}

const servedContent = (): ChildNode[] =>
  SERVER ? [] : [...(document.getElementById('main')?.childNodes ?? [])];

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
