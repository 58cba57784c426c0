import { frame } from '@northgate/contracts/frame';
import { paths } from '@northgate/site/paths';
import { buttonClass } from '@northgate/ui/components/controls/button';
import { Icon } from '@northgate/ui/components/text/icon';
import { cx } from '@northgate/ui/composition/class-names';
import { tooltip } from '@northgate/ui/components/overlays/follow-tooltips';
import { LogoMark } from '@northgate/ui/drawings/logo-mark';
import layout from '@northgate/ui/layout/layout.module.css';
import { ChevronDown, Menu, Moon, Search, Sun, X } from '@northgate/ui/icons/lucide';
import { Link, useMatch } from 'react-router-dom';
import { hasMoreMenu } from '../../lib/more-menu';
import { SearchButton } from '../search/search-button';
import { SecurityButton } from '../solutions-dialog/security-button';
import { toggleTheme } from '../theme/theme';
import styles from './header.module.css';
import { useScrolled } from './use-scrolled';

/** The fixed header. Its menus are popovers, so they open before any script has run. */
export function Header() {
  const scrolled = useScrolled();
  return (
    <header
      className={cx(styles.header, scrolled && styles.scrolled)}
      data-palette={scrolled ? undefined : 'opening'}
    >
      <div className={cx(layout.wrap, styles.bar)}>
        <Logo />
        <nav className={styles.nav} aria-label="Main">
          <Item path={paths.home}>Home</Item>
          <MenuButton menu="solutions">Solutions</MenuButton>
          <MenuButton menu="industries">Industries</MenuButton>
          <SecurityButton className={styles.item} />
          <Item path={paths.blog}>AI Insights</Item>
          {hasMoreMenu() ? (
            <MenuButton menu="more" className={styles.more}>
              More
            </MenuButton>
          ) : null}
        </nav>
        <div className={styles.end}>
          <SearchButton className={styles.search}>
            <Icon of={Search} />
          </SearchButton>
          <ThemeButton />
          <a
            href={paths.contact}
            className={cx(buttonClass({ variant: 'ink', size: 'compact' }), styles.contact)}
          >
            Contact Us
          </a>
          <button
            type="button"
            className={cx(styles.icon, styles.burger)}
            popoverTarget="menu-mobile"
            aria-label="Menu"
          >
            <span className={styles.lines}>
              <Icon of={Menu} />
            </span>
            <span className={styles.cross}>
              <Icon of={X} />
            </span>
          </button>
        </div>
      </div>
    </header>
  );
}

function Logo() {
  const { name } = frame().brand.company;
  return (
    <a href={paths.home} className={styles.logo} aria-label={`${name}, home`}>
      <LogoMark size={28} />
      <span className={styles.name}>{name}</span>
    </a>
  );
}

function Item({ path, children }: { path: string; children: string }) {
  const current = useMatch(path) ? 'page' : undefined;
  return (
    <Link to={path} discover="none" className={styles.item} aria-current={current}>
      {children}
    </Link>
  );
}

interface MenuButtonProps {
  menu: string;
  className?: string | undefined;
  children: string;
}

function MenuButton({ menu, className, children }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={cx(styles.item, className)}
      popoverTarget={`menu-${menu}`}
      data-opens={menu}
    >
      {children}
      <Icon of={ChevronDown} size={15} />
    </button>
  );
}

const themeLabel = 'Switch between day and night';

function ThemeButton() {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={themeLabel}
      {...tooltip(themeLabel)}
      onClick={toggleTheme}
    >
      <span className={styles.moon}>
        <Icon of={Moon} />
      </span>
      <span className={styles.sun}>
        <Icon of={Sun} />
      </span>
    </button>
  );
}
