import { paths } from '@northgate/site/paths';
import { buttonClass } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import { useEffect, useRef } from 'react';
import { contactContent } from '../../content/contact.content';
import { useHydrated } from '../../lib/use-hydrated';
import styles from './contact.module.css';
import { ContactFields } from './contact-fields';
import type { FormKind } from './form-kind';
import { TrapField } from './trap-field';
import { fetchRules, useContactForm } from './use-contact-form';

export interface ContactFormProps {
  kind: FormKind;
  onSent: () => void;
}

/** A form that sends a contact request; before React arrives the browser checks and posts it by itself. */
export function ContactForm({ kind, onSent }: ContactFormProps) {
  const { register, errors, status, submit, keepDraft } = useContactForm(kind, onSent);
  const button = useRef<HTMLButtonElement>(null);
  const { sending, note, policy } = contactContent.submit;

  useEffect(() => {
    // A disabled button loses the focus; after a failure the next try is one key press away again.
    if (status === 'failed' && document.activeElement === document.body) button.current?.focus();
  }, [status]);

  return (
    <form
      className={styles.form}
      method="post"
      action="/api/contact"
      noValidate={useHydrated()}
      onSubmit={submit}
      onInput={keepDraft}
      onFocus={() => void fetchRules().catch(() => {})}
    >
      <ContactFields kind={kind} register={register} errors={errors} />
      <TrapField idPrefix={kind.id} />
      <div className={styles.send}>
        <button
          ref={button}
          type="submit"
          disabled={status === 'sending'}
          className={cx(buttonClass(), styles.submit)}
        >
          {status === 'sending' ? sending : kind.texts.submit}
        </button>
        <Text look="sm" tone="quiet" className={styles.note}>
          {note} <a href={paths.privacy}>{policy}</a>
        </Text>
      </div>
    </form>
  );
}
