import { frame } from '@northgate/contracts/frame';
import { footerLinks, solutionChoices } from '@northgate/site/navigation';
import { paths } from '@northgate/site/paths';
import styles from './site-ways.module.css';
import { Text } from '../text/text';

/** Links into every section of the site, for pages that are themselves in none. */
export function SiteWays() {
  const { solutions, industries, end } = footerLinks(frame().brand);
  return (
    <nav className={styles.ways} aria-label="Main sections">
      <Ways title="Security" links={solutionChoices().slice(1)} />
      <Ways title="Solutions" links={solutions} />
      <Ways title="Industries" links={industries} />
      <Ways title="More" links={[...end, { title: 'Contact', path: paths.contact }]} />
    </nav>
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
