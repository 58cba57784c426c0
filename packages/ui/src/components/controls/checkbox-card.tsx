import styles from './checkbox-card.module.css';

interface CheckboxCardProps {
  id: string;
  title: string;
  /** One sentence on what is chosen. */
  text: string;
  checked: boolean;
  onToggle: () => void;
}

/** A choice that may be one of several: the whole card is its label. */
export function CheckboxCard({ id, title, text, checked, onToggle }: CheckboxCardProps) {
  const textId = `${id}-text`;
  return (
    <div className={styles.card}>
      <input id={id} type="checkbox" aria-describedby={textId} checked={checked} onChange={onToggle} />
      <label htmlFor={id}>{title}</label>
      <p id={textId}>{text}</p>
    </div>
  );
}

/** Cards beside each other under a legend, between hairlines. */
export const CheckboxCards = ({ legend, cards }: { legend: string; cards: CheckboxCardProps[] }) => (
  <fieldset className={styles.cards}>
    <legend>{legend}</legend>
    <div className={styles.grid}>
      {cards.map((card) => (
        <CheckboxCard key={card.id} {...card} />
      ))}
    </div>
  </fieldset>
);
