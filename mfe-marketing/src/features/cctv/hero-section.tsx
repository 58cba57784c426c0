import { ButtonLink } from '@northgate/ui/components/controls/button';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { TitleBlock } from '@northgate/ui/components/figures/title-block';
import CctvPlate from './drawings/plate.svg';
import { PlateHero } from '@northgate/ui/layout/plate';
import { hero } from '../../content/cctv-security.content';

/** A site plan across the page, with its title block. */
export const HeroSection = () => (
  <PlateHero ground="tide" plate={<CctvPlate />}>
    <TitleBlock
      title={hero.title}
      lead={hero.lead}
      facts={hero.facts}
      actions={
        <>
          <ButtonLink href={hero.action.path}>{hero.action.label}</ButtonLink>
          <TextLink href={hero.more.path}>{hero.more.label}</TextLink>
        </>
      }
    />
  </PlateHero>
);
