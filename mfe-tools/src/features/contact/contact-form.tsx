import { buttonClass } from '@northgate/ui/components/button';
import { Text } from '@northgate/ui/components/text';
import { cx } from '@northgate/ui/composition/class-names';
import { useEffect, useRef } from 'react';
import { contactContent } from '../../content/contact.content';
import { useHydrated } from '../../lib/use-hydrated';
import styles from './contact.module.css';
import { ContactFields } from './contact-fields';
import { useContactForm } from './use-contact-form';

/** The contact form; before React arrives the browser checks and posts it by itself. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { register, errors, status, submit, keepDraft } = useContactForm(onSent);
  const button = useRef<HTMLButtonElement>(null);
  const { idle, sending, note } = contactContent.submit;

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
    >
      <ContactFields register={register} errors={errors} />
      <div className={styles.send}>
        <button
          ref={button}
          type="submit"
          disabled={status === 'sending'}
          className={cx(buttonClass(), styles.submit)}
        >
          {status === 'sending' ? sending : idle}
        </button>
        <Text as="span" look="sm" tone="quiet">
          {note}
        </Text>
      </div>
    </form>
  );
}
