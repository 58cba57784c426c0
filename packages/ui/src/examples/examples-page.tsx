import { cx } from '../composition/class-names';
import { Text } from '../components/text/text';
import { Tooltip } from '../components/overlays/tooltip';
import layout from '../layout/layout.module.css';
import { controlExamples } from './control-examples';
import type { Example } from './example';
import styles from './examples.module.css';
import { figureExamples } from './figure-examples';
import { plateExamples } from './plate-examples';
import { stateExamples } from './state-examples';
import { textExamples } from './text-examples';

/** Everything the kit has, in the order of the page. */
export const groups = [
  { title: 'Words and colours', examples: textExamples },
  { title: 'Controls', examples: controlExamples },
  { title: 'Figures and tables', examples: figureExamples },
  { title: 'States', examples: stateExamples },
  { title: 'Drawings and plates', examples: plateExamples },
];

const anchorOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The page of examples: every part of the kit in its states, by day and by night. */
export const ExamplesPage = () => (
  <>
    <main className={layout.wrap}>
      <Text as="h1" look="h1" className={styles.title}>
        Parts of the kit
      </Text>
      {groups.map(({ title, examples }) => (
        <section key={title} className={styles.group}>
          <Text as="h2" look="h2">
            {title}
          </Text>
          {examples.map((example) => (
            <Shown key={example.name} {...example} />
          ))}
        </section>
      ))}
    </main>
    <Tooltip />
  </>
);

const Shown = ({ name, from, show, wide = false }: Example) => (
  <section id={anchorOf(name)} className={styles.example}>
    <div className={styles.head}>
      <Text as="h3" look="h4">
        {name}
      </Text>
      <code>@northgate/ui/{from}</code>
    </div>
    <div className={cx(styles.panels, wide && styles.wide)}>
      <div className={styles.panel}>{show(`${anchorOf(name)}-day`)}</div>
      <div className={styles.panel} data-palette="night">
        {show(`${anchorOf(name)}-night`)}
      </div>
    </div>
  </section>
);
