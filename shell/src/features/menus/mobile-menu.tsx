import { frame } from '@northgate/contracts/frame';
import { industriesMenu, solutionsMenu, type NavigationItem } from '@northgate/site/navigation';
import { paths } from '@northgate/site/paths';
import { buttonClass } from '@northgate/ui/components/controls/button';
import { Icon } from '@northgate/ui/components/text/icon';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import { late } from '@northgate/ui/composition/late';
import { PicturedDrawing } from '@northgate/ui/drawings/subjects/pictured-drawing';
import { ChevronDown } from '@northgate/ui/icons/lucide';
import { moreMenu } from '../../lib/more-menu';
import { SearchButton } from '../search/search-button';
import { SecurityButton } from '../solutions-dialog/security-button';
import styles from './mobile-menu.module.css';

/** The full-screen menu below 768 px; its two sections expand independently. */
export function MobileMenu() {
  const { brand } = frame();
  return (
    <nav popover="auto" id="menu-mobile" data-menu="mobile" aria-label="Menu" className={styles.sheet}>
      <a href={paths.home} className={styles.row}>
        Home
      </a>
      <Expandable title="Solutions" items={solutionsMenu(brand)} />
      <Expandable title="Industries" items={industriesMenu()} motifs />
      <SecurityButton className={styles.row} />
      <a href={paths.blog} className={styles.row}>
        AI Insights
      </a>
      {moreMenu().map((entry) => (
        <a key={entry.path} href={entry.path} className={styles.row}>
          {entry.title}
        </a>
      ))}
      <SearchButton className={styles.row} />
      <a href={paths.contact} className={cx(buttonClass(), styles.contact)}>
        Contact Us
      </a>
      <Text as="div" look="sm" tone="quiet" className={styles.foot}>
        {brand.offices.map((office) => office.city).join(', ')}
        <br />
        {brand.email}
      </Text>
    </nav>
  );
}

interface ExpandableProps {
  title: string;
  items: NavigationItem[];
  motifs?: boolean;
}

function Expandable({ title, items, motifs = false }: ExpandableProps) {
  return (
    <details className={styles.section}>
      <summary className={styles.row}>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      <div {...late} className={styles.links}>
        {items.map((item) => (
          <a key={item.path} href={item.path}>
            {motifs ? <PicturedDrawing name={item.icon} className={styles.motif} /> : null}
            {item.title}
          </a>
        ))}
      </div>
    </details>
  );
}
