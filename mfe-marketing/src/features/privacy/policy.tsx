import { frame } from '@northgate/contracts/frame';
import { Text } from '@northgate/ui/components/text';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { contents, head, sections } from '../../content/privacy.content';
import { PolicySection } from './policy-section';
import styles from './policy.module.css';

/** The whole policy: a head, a list of its sections that stays beside the text, and the text. */
export function Policy() {
  const policy = sections(frame().brand);
  return (
    <div className={cx(layout.wrap, styles.page)}>
      <div className={layout.grid}>
        <header className={styles.head}>
          <Text as="h1" look="h1">
            {head.title}
          </Text>
          <Text look="lead" className={styles.lead}>
            {head.lead}
          </Text>
          <Text look="label" className={styles.date}>
            {head.effective.before} <time dateTime={head.effective.machine}>{head.effective.date}</time>
          </Text>
        </header>
        <nav className={styles.contents} aria-label={contents}>
          <Text look="label" tone="quiet" className={styles.caption}>
            {contents}
          </Text>
          <ol>
            {policy.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {policy.map((section) => (
            <PolicySection key={section.id} {...section} />
          ))}
        </div>
      </div>
    </div>
  );
}
