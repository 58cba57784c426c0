import { frame } from '@northgate/contracts/frame';
import type { Brand } from '@northgate/site/brand';
import { footerLinks, trustLink } from '@northgate/site/navigation';
import { paths } from '@northgate/site/paths';
import { telHref } from '@northgate/site/tel-href';
import { cx } from '@northgate/ui/composition/class-names';
import { late } from '@northgate/ui/composition/late';
import { tooltip } from '@northgate/ui/components/overlays/follow-tooltips';
import { LogoMark } from '@northgate/ui/drawings/logo-mark';
import { LongitudeStrip } from '@northgate/ui/drawings/longitude-strip';
import { SocialGlyph } from '@northgate/ui/drawings/social-glyph';
import layout from '@northgate/ui/layout/layout.module.css';
import type { ReactNode } from 'react';
import { moreMenu } from '../../lib/more-menu';
import { SecurityButton } from '../solutions-dialog/security-button';
import { themeChoices } from '../theme/theme';
import styles from './footer.module.css';

const tagline =
  'End-to-end AI, built and secured for you. From setup to automation, we deliver enterprise-grade implementation you can trust.';

/** The footer, always in the Night palette. It needs no script of its own; the host keeps year and theme right. */
export function Footer() {
  const { brand } = frame();
  const links = footerLinks(brand);
  return (
    <footer {...late} className={styles.footer} data-palette="night">
      <div className={layout.wrap}>
        <div className={styles.top}>
          <div className={styles.tag}>
            <a href={paths.home} className={styles.logo} aria-label={`${brand.company.name}, home`}>
              <LogoMark size={28} />
              <span>{brand.company.name}</span>
            </a>
            <p>{tagline}</p>
          </div>
          <LinkGroup title="Solutions" links={links.solutions}>
            <SecurityButton />
          </LinkGroup>
          <LinkGroup title="Industries" links={links.industries} />
          <ContactGroup brand={brand} />
        </div>
        <div className={styles.strip}>
          <LongitudeStrip offices={brand.offices} />
        </div>
        <div className={styles.end}>
          <div className={styles.legal}>
            <span>
              © <span data-year>{new Date().getUTCFullYear()}</span> {brand.company.name}
            </span>
            <ThemeControl />
          </div>
          <nav className={styles.legal} aria-label="More">
            {[...moreMenu(), ...links.end, trustLink].map((link) => (
              <a key={link.path} href={link.path}>
                {link.title}
              </a>
            ))}
            {brand.analytics.measurementId ? (
              <button type="button" data-consent>
                Privacy choices
              </button>
            ) : (
              <span>Visits are only counted</span>
            )}
          </nav>
          <SocialLinks brand={brand} />
        </div>
      </div>
    </footer>
  );
}

interface LinkGroupProps {
  title: string;
  links: { title: string; path: string }[];
  children?: ReactNode;
}

function LinkGroup({ title, links, children }: LinkGroupProps) {
  return (
    <nav className={styles.group} aria-label={`${title} in the footer`}>
      <h2>{title}</h2>
      {links.map((link) => (
        <a key={link.path} href={link.path}>
          {link.title}
        </a>
      ))}
      {children}
    </nav>
  );
}

function ContactGroup({ brand }: { brand: Brand }) {
  return (
    <div className={styles.contact}>
      <h2>Contact</h2>
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
      {brand.phones.map((phone) => (
        <a key={phone.label} href={telHref(phone.number)}>
          {phone.number} <span className={styles.country}>{phone.label}</span>
        </a>
      ))}
    </div>
  );
}

function ThemeControl() {
  return (
    <fieldset className={styles.theme} aria-label="Theme">
      {themeChoices.map((choice) => (
        <label key={choice}>
          <input type="radio" name="theme" value={choice} defaultChecked={choice === 'light'} />
          {{ light: 'Day', dark: 'Night', system: 'System' }[choice]}
        </label>
      ))}
    </fieldset>
  );
}

function SocialLinks({ brand }: { brand: Brand }) {
  const networks = { linkedin: 'LinkedIn', x: 'X', instagram: 'Instagram', youtube: 'YouTube' } as const;
  return (
    <span className={cx(styles.social)}>
      {(Object.keys(networks) as (keyof typeof networks)[]).map((name) => (
        <a
          key={name}
          href={brand.social[name]}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${networks[name]} (opens in a new tab)`}
          {...tooltip(`${networks[name]} (opens in a new tab)`)}
        >
          <SocialGlyph name={name} />
        </a>
      ))}
    </span>
  );
}
