import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import { late } from '@northgate/ui/composition/late';
import layout from '@northgate/ui/layout/layout.module.css';
import { SectionHead } from '@northgate/ui/layout/section-head';
import type { ReactNode } from 'react';
import type { Exhibit } from '../../content/industry-content';
import type { IndustryDrawings } from '../../lib/industry-drawings';
import styles from './exhibit-section.module.css';

type ExhibitProps = Exhibit & {
  drawings: IndustryDrawings['exhibit'];
  /** True where nothing separates it from the section above. */
  flush: boolean;
};

/** The industry's own subject, drawn large, with a note for each thing to be seen in it. */
export function ExhibitSection({ form, ground, heading, text, notes, drawings, flush }: ExhibitProps) {
  const head = (
    <div className={styles.head}>
      <SectionHead title={heading} text={text} look="lead" textClass={styles.lead} />
    </div>
  );
  const Form = forms[form];
  return (
    <section {...late} className={cx(layout.section, styles[form], flush && layout.flush)}>
      <Form head={head} ground={styles[ground] ?? ''} notes={notes} drawings={drawings} />
    </section>
  );
}

interface FormProps extends Pick<ExhibitProps, 'notes' | 'drawings'> {
  head: ReactNode;
  ground: string;
}

const WideForm = ({ head, ground, notes, drawings }: FormProps) => (
  <>
    <div className={layout.wrap}>{head}</div>
    <div className={cx(styles.plate, ground)}>{drawings[0]}</div>
    <div className={layout.wrap}>
      <Notes notes={notes} className={styles.columns} />
    </div>
  </>
);

const BesideForm = ({ head, ground, notes, drawings }: FormProps) => (
  <div className={layout.wrap}>
    {head}
    <div className={styles.split}>
      <div className={cx(styles.sheet, ground)}>{drawings[0]}</div>
      <Notes notes={notes} className={styles.rows} />
    </div>
  </div>
);

const PanelsForm = ({ head, ground, notes, drawings }: FormProps) => (
  <div className={layout.wrap}>
    {head}
    <ol className={styles.panelsRow}>
      {drawings.map((drawing, index) => (
        <li key={notes[index]?.name}>
          <Text as="h3" look="h4">
            {notes[index]?.name}
          </Text>
          <div className={cx(styles.panel, ground)}>{drawing}</div>
          <Text look="sm" tone="quiet">
            {notes[index]?.text}
          </Text>
        </li>
      ))}
    </ol>
  </div>
);

const forms = { wide: WideForm, beside: BesideForm, panels: PanelsForm };

const Notes = ({ notes, className }: Pick<FormProps, 'notes'> & { className?: string }) => (
  <ol className={cx(styles.notes, className)}>
    {notes.map(({ name, text }, index) => (
      <li key={name}>
        <span aria-hidden="true" className={styles.letter}>
          {String.fromCharCode('A'.charCodeAt(0) + index)}
        </span>
        <div>
          <Text as="h3" look="h4">
            {name}
          </Text>
          <Text look="sm" tone="quiet">
            {text}
          </Text>
        </div>
      </li>
    ))}
  </ol>
);
