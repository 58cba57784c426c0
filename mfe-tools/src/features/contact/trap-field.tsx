import { contactContent } from '../../content/contact.content';
import styles from './contact.module.css';

const name = 'website';

/** A field no person sees or reaches; what fills it in is a machine. */
export const TrapField = ({ idPrefix }: { idPrefix: string }) => (
  <div className={styles.trap} aria-hidden="true">
    <label htmlFor={`${idPrefix}-${name}`}>{contactContent.trapLabel}</label>
    <input id={`${idPrefix}-${name}`} name={name} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);

/** What stands in the trap, for the api to judge; nothing at all when it is empty. */
export function trapped(form: HTMLFormElement): { website?: string } {
  const value = new FormData(form).get(name);
  return typeof value === 'string' && value ? { website: value } : {};
}
