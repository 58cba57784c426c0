import type { PageProps } from '@northgate/contracts/remote';
import { staticPart } from '@northgate/ui/composition/static-part';
import type { ComponentType } from 'react';

const Fallback = staticPart(
  'fallback',
  DRAWS_STATIC_PARTS && (() => import('../features/fallback-page/fallback-page').then((m) => m.FallbackPage)),
);

/** The host's own page: what any unknown path shows. */
const ShellPage: ComponentType<PageProps<never>> = () => <Fallback />;

export default ShellPage;
