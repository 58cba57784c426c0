import { paths } from '@northgate/site/paths';
import { ButtonLink, buttonClass } from '@northgate/ui/components/controls/button';
import { SiteWays } from '@northgate/ui/components/contact/site-ways';
import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import LostTrack from './lost-track.svg';
import { SearchButton } from '../search/search-button';
import styles from './fallback-page.module.css';

/** What any unknown path shows, with status 404: the way home, and beneath the card the ways into the site. */
export function FallbackPage() {
  return (
    <Section space="tight" first>
      <div className={styles.card}>
        <div className={styles.drawing}>
          <LostTrack />
        </div>
        <div className={styles.text}>
          <Text as="h1" look="h2">
            404 Page Not Found
          </Text>
          <Text look="body" tone="quiet">
            Did you forget to add the page to the router?
          </Text>
          <div className={styles.actions}>
            <ButtonLink href={paths.home} variant="ink">
              Home
            </ButtonLink>
            <SearchButton className={buttonClass({ variant: 'outline' })} />
          </div>
        </div>
      </div>
      <SiteWays />
    </Section>
  );
}
