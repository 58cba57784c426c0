import { staticPart } from '@northgate/ui/composition/static-part';

const Policy = staticPart(
  'privacy-policy',
  DRAWS_STATIC_PARTS && (() => import('../features/privacy/policy').then((m) => m.Policy)),
);

/** The privacy policy. */
export default function PrivacyPage() {
  return <Policy />;
}
