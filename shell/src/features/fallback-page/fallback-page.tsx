import { frame } from '@northgate/contracts/frame';
import { footerLinks, solutionChoices } from '@northgate/site/navigation';
import { paths } from '@northgate/site/paths';
import { ButtonLink } from '@northgate/ui/components/button';
import { Text } from '@northgate/ui/components/text';
import { LostTrack } from '@northgate/ui/drawings/lost-track';
import { Section } from '@northgate/ui/layout/section';
import styles from './fallback-page.module.css';

/** What any unknown path shows, with status 404: the way home, and beneath the card the ways into the site. */
export function FallbackPage() {
  const { solutions, industries, end } = footerLinks(frame().brand);
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
      <nav className={styles.ways} aria-label="Main sections">
        <Ways title="Security" links={solutionChoices().slice(1)} />
        <Ways title="Solutions" links={solutions} />
        <Ways title="Industries" links={industries} />
        <Ways title="More" links={[...end, { title: 'Contact', path: paths.contact }]} />
      </nav>
    </Section>
  );
}

const Ways = ({ title, links }: { title: string; links: { title: string; path: string }[] }) => (
  <div>
    <Text as="h2" look="h4">
      {title}
    </Text>
    {links.map((link) => (
      <a key={link.path} href={link.path}>
        {link.title}
      </a>
    ))}
  </div>
);
