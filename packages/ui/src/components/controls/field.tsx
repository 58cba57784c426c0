import { CircleAlert } from '../../icons/lucide';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../composition/class-names';
import field from '../../generated/field.module.css';
import { Icon } from '../text/icon';

interface FieldProps {
  id: string;
  label: string;
  /** Whether the form can be sent without it; said beside the label. */
  required?: boolean;
  error?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Label above, control, message beneath; the control names the message by `errorId`. */
export function Field({ id, label, required, error, className, children }: FieldProps) {
  return (
    <div className={cx(field.root, className)}>
      <label htmlFor={id} className={field.label}>
        {label}
        {required === undefined ? null : (
          // Assistive technology has it from the control.
          <span aria-hidden="true" className={field.need}>
            {required ? 'required' : 'optional'}
          </span>
        )}
      </label>
      {children}
      {error ? (
        <p id={errorId(id)} className={field.error}>
          <Icon of={CircleAlert} size={18} />
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Id of the message under the field with this id. */
export const errorId = (id: string): string => `${id}-error`;

/** What ties a control to its message: invalid mark and description. */
export const invalidProps = (id: string, error: string | undefined) =>
  error ? ({ 'aria-invalid': true, 'aria-describedby': errorId(id) } as const) : {};

/** A one-line text control. */
export const Input = (props: ComponentProps<'input'>) => (
  <input {...props} className={cx(field.control, props.className)} />
);

/** A text control of several lines, 120 px high at least. */
export const Textarea = (props: ComponentProps<'textarea'>) => (
  <textarea {...props} className={cx(field.control, field.textarea, props.className)} />
);

/** The platform's own choice control, so that it works before any script. */
export const NativeSelect = (props: ComponentProps<'select'>) => (
  <select {...props} className={cx(field.control, field.select, props.className)} />
);
