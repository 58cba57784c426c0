import { ButtonLink } from '@northgate/ui/components/controls/button';
import { TextLink } from '@northgate/ui/components/text/text-link';
import layout from '@northgate/ui/layout/layout.module.css';
import { TitledText } from './titled-text';

interface Way {
  label: string;
  path: string;
}

interface HeroWordsProps {
  hero: { title: string; lead: string; action: Way; more: Way };
  /** Where the page sets them. */
  styles: Readonly<Record<string, string>>;
}

/** The words a page opens with: heading, lead, the one thing to do, and where to read on. */
export const HeroWords = ({ hero, styles }: HeroWordsProps) => (
  <div className={styles.words}>
    <TitledText
      as="h1"
      look="h1"
      title={hero.title}
      titleClass={styles.title}
      text={hero.lead}
      textLook="lead"
      textClass={styles.lead}
    />
    <div className={layout.actions}>
      <ButtonLink href={hero.action.path}>{hero.action.label}</ButtonLink>
      <TextLink href={hero.more.path}>{hero.more.label}</TextLink>
    </div>
  </div>
);
