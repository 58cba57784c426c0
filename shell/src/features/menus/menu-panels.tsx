import { frame } from '@northgate/contracts/frame';
import { industriesMenu, solutionsMenu } from '@northgate/site/navigation';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import { late } from '@northgate/ui/composition/late';
import { PicturedDrawing } from '@northgate/ui/drawings/subjects/pictured-drawing';
import layout from '@northgate/ui/layout/layout.module.css';
import styles from './menus.module.css';
import { moreMenu, moreMenuId } from '../../lib/more-menu';
import { MobileMenu } from './mobile-menu';

/** The menus of the header as popovers; the buttons in the header open them by their ids. */
export function MenuPanels() {
  return (
    <>
      <SolutionsMenu />
      <IndustriesMenu />
      {moreMenu().length ? <MoreMenu /> : null}
      <MobileMenu />
    </>
  );
}

function SolutionsMenu() {
  return (
    <nav
      {...late}
      popover="auto"
      id="menu-solutions"
      data-menu="solutions"
      aria-label="Solutions"
      className={styles.panel}
    >
      <div className={cx(layout.wrap, styles.inner)}>
        <div className={styles.four}>
          {solutionsMenu(frame().brand).map((item) => (
            <a key={item.path} href={item.path}>
              <PicturedDrawing name={item.icon} className={styles.subject} />
              <Text as="h3" look="h4">
                {item.title}
              </Text>
              <Text look="sm">{item.description}</Text>
            </a>
          ))}
        </div>
      </div>
    </nav>
  );
}

function IndustriesMenu() {
  return (
    <nav
      {...late}
      popover="auto"
      id="menu-industries"
      data-menu="industries"
      aria-label="Industries"
      className={styles.panel}
    >
      <div className={cx(layout.wrap, styles.inner)}>
        <div className={styles.five}>
          {industriesMenu().map((item) => (
            <a key={item.path} href={item.path}>
              <PicturedDrawing name={item.icon} className={styles.motif} />
              <span>{item.title}</span>
            </a>
          ))}
        </div>
      </div>
    </nav>
  );
}

/** Pages of further apps. */
function MoreMenu() {
  return (
    <nav {...late} popover="auto" id={moreMenuId} data-menu="more" aria-label="More" className={styles.panel}>
      <div className={cx(layout.wrap, styles.inner)}>
        <div className={styles.five}>
          {moreMenu().map((entry) => (
            <a key={entry.path} href={entry.path}>
              {entry.title}
            </a>
          ))}
        </div>
      </div>
    </nav>
  );
}
