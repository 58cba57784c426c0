import type { PageProps } from '@northgate/contracts/remote';
import { staticPart } from '@northgate/ui/composition/static-part';
import { Fragment } from 'react';
import { ContactSection } from '../lib/contact-section';
import type { IndustryPageData } from './routes';

const Sections = staticPart<Pick<IndustryPageData, 'industry'>>(
  'industry-sections',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/industry/industry-sections').then((module) => module.IndustrySections)),
);

/**
 * Every industry of the shared layout. Its content stays on the server: what the browser must know comes in
 * `data`. The key makes a change from one industry to another a new page.
 */
export default function IndustryPage({ data }: PageProps<IndustryPageData>) {
  return (
    <Fragment key={data.industry}>
      <Sections industry={data.industry} />
      <ContactSection heading={data.contactHeading} />
    </Fragment>
  );
}
