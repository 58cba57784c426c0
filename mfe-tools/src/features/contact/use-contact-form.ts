import type { ContactRequest } from '@northgate/contracts/contact';
import { frame } from '@northgate/contracts/frame';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { contactFields, typedTexts } from '../../lib/contact-draft';
import type { FormKind } from './form-kind';
import { reportFailed, reportSent } from './report-contact';
import { sendContact } from './send-contact';
import { trapped } from './trap-field';

/** The rules come once somebody writes: most visitors only pass a form. */
export const fetchRules = () => import('./contact-rules').then(({ checkContact }) => checkContact);

/** Where the rules cannot be had the message is sent all the same; the api has them too. */
const resolver: Resolver<ContactRequest> = async (values, context, options) => {
  const check = await fetchRules().catch(() => null);
  return check ? check(values, context, options) : { values, errors: {} };
};

/** State of a form: checked on submit, then on every change; a message is sent once however often one clicks. */
export function useContactForm(kind: FormKind, onSent: () => void) {
  // Without default values the fields keep what was typed before React arrived.
  const { register, handleSubmit, getValues, setValue, formState } = useForm<ContactRequest>({ resolver });
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed'>('idle');
  const busy = useRef(false);

  useEffect(() => {
    // A press of the button needs the rules, and sending the client of the api; on a slow line one waits for the other.
    void fetchRules()
      .catch(() => {})
      .then(() => frame().api())
      .catch(() => {});
  }, []);

  useEffect(() => {
    const draft = kind.draft.read();
    for (const name of contactFields) {
      if (draft?.[name] && !getValues(name)) setValue(name, draft[name]);
    }
  }, [kind, getValues, setValue]);

  const deliver = async (values: ContactRequest, form: HTMLFormElement) => {
    setStatus('sending');
    if (await sendContact({ ...values, ...trapped(form) }, kind)) {
      onSent();
      reportSent();
    } else {
      setStatus('failed');
      reportFailed();
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    void handleSubmit((values) => deliver(values, form))(event).finally(() => {
      busy.current = false;
    });
  };

  const keepDraft = (event: FormEvent<HTMLFormElement>) => kind.draft.write(typedTexts(event.currentTarget));

  return { register, errors: formState.errors, status, submit, keepDraft };
}

export type ContactForm = ReturnType<typeof useContactForm>;
