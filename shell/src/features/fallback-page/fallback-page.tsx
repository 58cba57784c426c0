import { paths } from '@northgate/site/paths';
import { ButtonLink } from '@northgate/ui/components/button';
import { Text } from '@northgate/ui/components/text';
import { LostTrack } from '@northgate/ui/drawings/lost-track';
import { Section } from '@northgate/ui/layout/section';
import styles from './fallback-page.module.css';

/** What any unknown path shows, with status 404. */
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
          <ButtonLink href={paths.home} variant="ink">
            Home
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
