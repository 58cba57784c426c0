import { staticPart } from '@northgate/ui/composition/static-part';

const Trust = staticPart(
  'trust',
  DRAWS_STATIC_PARTS && (() => import('../features/trust/trust').then((m) => m.Trust)),
);

/** What happens to data on this site, and whom to tell of a weakness. */
export default function TrustPage() {
  return <Trust />;
}
