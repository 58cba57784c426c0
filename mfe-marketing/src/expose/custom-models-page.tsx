import { remoteIsland } from '@northgate/ui/composition/remote-island';
import { staticPart } from '@northgate/ui/composition/static-part';
import { QuoteFallback } from '../features/custom-models/quote-fallback';

const CustomModelsSections = staticPart(
  'models-offer',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/custom-models/custom-models-sections').then((m) => m.CustomModelsSections)),
);
const QuoteForm = remoteIsland('mfe-tools/quote-form', {
  role: 'essential',
  on: 'visible',
  Fallback: QuoteFallback,
});

/** Custom small language models. */
export default function CustomModelsPage() {
  return (
    <>
      <CustomModelsSections />
      <QuoteForm />
    </>
  );
}
