import { frame } from '@northgate/contracts/frame';
import { footerLinks, solutionChoices } from '@northgate/site/navigation';
import { paths } from '@northgate/site/paths';
import styles from './search-panel.module.css';

/** The main sections, for who has typed nothing yet or found nothing. */
export function WaysOn({ onChoose }: { onChoose: () => void }) {
  const { solutions, end } = footerLinks(frame().brand);
  const links = [
    ...solutionChoices().slice(1),
    ...solutions,
    end[0],
    { title: 'Contact', path: paths.contact },
  ];
  return (
    <nav className={styles.ways} aria-label="Main sections" onClick={onChoose}>
      {links.map((link) =>
        link ? (
          <a key={link.path} href={link.path}>
            {link.title}
          </a>
        ) : null,
      )}
    </nav>
  );
}
