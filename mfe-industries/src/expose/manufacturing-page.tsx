import type { PageProps } from '@northgate/contracts/remote';
import { staticPart } from '@northgate/ui/composition/static-part';
import { ContactSection } from '../lib/contact-section';
import type { SectorPageData } from './routes';

const Sections = staticPart(
  'manufacturing-sections',
  DRAWS_STATIC_PARTS &&
    (() =>
      import('../features/manufacturing/manufacturing-sections').then(
        (module) => module.ManufacturingSections,
      )),
);

/** The manufacturing page, in a layout of its own. */
export default function ManufacturingPage({ data }: PageProps<SectorPageData>) {
  return (
    <>
      <Sections />
      <ContactSection heading={data.contactHeading} />
    </>
  );
}
