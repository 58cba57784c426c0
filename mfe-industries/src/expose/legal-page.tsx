import type { PageProps } from '@northgate/contracts/remote';
import { staticPart } from '@northgate/ui/composition/static-part';
import { ContactSection } from '../lib/contact-section';
import type { SectorPageData } from './routes';

const Sections = staticPart(
  'legal-sections',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/legal/legal-sections').then((module) => module.LegalSections)),
);

/** The legal page, in a layout of its own. */
export default function LegalPage({ data }: PageProps<SectorPageData>) {
  return (
    <>
      <Sections />
      <ContactSection heading={data.contactHeading} />
    </>
  );
}
