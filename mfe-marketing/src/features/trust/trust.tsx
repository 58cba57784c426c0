import { frame } from '@northgate/contracts/frame';
import { paths } from '@northgate/site/paths';
import { TextLink } from '@northgate/ui/components/text/text-link';
import type { ReactNode } from 'react';
import { contents, head, links, sections } from '../../content/trust.content';
import { SectionedText } from '../../lib/sectioned-text';

/** Where the site publishes whom to tell of a weakness. */
const securityText = '/.well-known/security.txt';

const ends: Record<string, () => ReactNode> = {
  deletion: () => <TextLink href={`mailto:${frame().brand.email}`}>{links.deletion}</TextLink>,
  helpers: () => <TextLink href={paths.privacy}>{links.policy}</TextLink>,
  weaknesses: () => <TextLink href={securityText}>{links.weakness}</TextLink>,
};

/** What happens to data, what the assistant knows, and whom to tell of a weakness. */
export const Trust = () => (
  <SectionedText
    {...head}
    contents={contents}
    sections={sections(frame().brand)}
    endOf={(id) => ends[id]?.()}
  />
);
