import { island } from '@northgate/ui/composition/island';
import { staticPart } from '@northgate/ui/composition/static-part';

const Search = island(() => import('../features/search/search-section').then((m) => m.SearchSection), {
  name: 'search',
  on: 'interaction',
  worksAlone: true,
});
const Ways = staticPart(
  'search-ways',
  DRAWS_STATIC_PARTS && (() => import('../features/search/ways-section').then((m) => m.WaysSection)),
);

/** What the site finds for the words in the address. */
export default function SearchPage() {
  return (
    <>
      <Search />
      <Ways />
    </>
  );
}
