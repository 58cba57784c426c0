import { frame } from '@northgate/contracts/frame';
import { serviceOptions } from '@northgate/site/services';
import { Field, Input, invalidProps, NativeSelect, Textarea } from '@northgate/ui/components/controls/field';
import { contactContent } from '../../content/contact.content';
import styles from './contact.module.css';
import type { ContactField } from '../../lib/contact-draft';
import type { FormKind } from './form-kind';
import type { ContactForm } from './use-contact-form';

interface ContactFieldsProps extends Pick<ContactForm, 'register' | 'errors'> {
  kind: FormKind;
}

/** The six fields; their names and required marks serve the browser's own submit before React arrives. */
export function ContactFields({ kind, register, errors }: ContactFieldsProps) {
  const { textFields, service, message } = contactContent;
  const idOf = (name: ContactField) => `${kind.id}-${name}`;
  const control = (name: ContactField) => {
    const id = idOf(name);
    return { id, required: true, ...invalidProps(id, errors[name]?.message), ...register(name) };
  };
  const field = (name: ContactField, label: string) => ({
    id: idOf(name),
    label,
    required: true,
    error: errors[name]?.message,
  });
  return (
    <>
      {textFields.map(({ name, label, ...input }) => (
        <Field key={name} {...field(name, label)}>
          <Input {...input} {...control(name)} />
        </Field>
      ))}
      {kind.service ? (
        <input type="hidden" value={kind.service} {...register('service')} />
      ) : (
        <Field {...field('service', service.label)} className={styles.wide}>
          <NativeSelect {...control('service')}>
            <option value="">{service.placeholder}</option>
            {serviceOptions(frame().brand).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <Field {...field('message', message.label)} className={styles.wide}>
        <Textarea
          rows={4}
          placeholder={kind.texts.placeholder}
          minLength={message.minLength}
          {...control('message')}
        />
      </Field>
    </>
  );
}
