import type { PageProps } from '@northgate/contracts/remote';
import { ContactFallback } from '@northgate/ui/components/contact/contact-fallback';
import { remoteIsland } from '@northgate/ui/composition/remote-island';
import { staticPart } from '@northgate/ui/composition/static-part';
import type { SectorPageData } from './routes';

const Sections = staticPart(
  'manufacturing-sections',
  DRAWS_STATIC_PARTS &&
    (() =>
      import('../features/manufacturing/manufacturing-sections').then(
        (module) => module.ManufacturingSections,
      )),
);
const ContactSection = remoteIsland('mfe-tools/contact-section', {
  role: 'essential',
  on: 'visible',
  Fallback: ContactFallback,
});

/** The manufacturing page, in a layout of its own. */
export default function ManufacturingPage({ data }: PageProps<SectorPageData>) {
  return (
    <>
      <Sections />
      <ContactSection heading={data.contactHeading} />
    </>
  );
}
