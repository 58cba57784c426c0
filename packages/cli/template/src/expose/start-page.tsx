import { island } from '@northgate/ui/composition/island';
import { staticPart } from '@northgate/ui/composition/static-part';

const Opening = staticPart(
  'sample-opening',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/start/opening-section').then((module) => module.OpeningSection)),
);
const Entries = island(
  () => import('../features/start/entries-section').then((module) => module.EntriesSection),
  {
    name: 'sample-entries',
    on: 'visible',
    worksAlone: true,
  },
);

/** A static part, which needs no script, above an island, whose script comes once it is seen. */
export default function StartPage() {
  return (
    <>
      <Opening />
      <Entries />
    </>
  );
}
