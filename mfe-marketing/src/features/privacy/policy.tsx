import { frame } from '@northgate/contracts/frame';
import { paths } from '@northgate/site/paths';
import { Facts } from '@northgate/ui/components/figures/facts';
import { TextLink } from '@northgate/ui/components/text/text-link';
import type { ReactNode } from 'react';
import { contents, facts, head, sections, trustLink } from '../../content/privacy.content';
import { SectionedText } from '../../lib/sectioned-text';

const ends: Record<string, () => ReactNode> = {
  security: () => <TextLink href={paths.trust}>{trustLink}</TextLink>,
  'policy-contact': () => <Addresses />,
};

/** The whole policy. */
export const Policy = () => (
  <SectionedText
    title={head.title}
    lead={head.lead}
    note={
      <>
        {head.effective.before} <time dateTime={head.effective.machine}>{head.effective.date}</time>
      </>
    }
    contents={contents}
    sections={sections(frame().brand)}
    endOf={(id) => ends[id]?.()}
  />
);

function Addresses() {
  const { email, siteUrl } = frame().brand;
  return (
    <Facts
      facts={[
        { term: facts.email, detail: <a href={`mailto:${email}`}>{email}</a> },
        { term: facts.site, detail: <a href={siteUrl}>{siteUrl}</a> },
      ]}
    />
  );
}
