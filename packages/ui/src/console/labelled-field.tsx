import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface LabelledFieldProps {
  label: string;
  /** Takes the room that the others leave. */
  grow?: boolean;
  /** Stands below it in small letters. */
  help?: string;
  disabled?: boolean;
  children: ReactNode;
}

/** A field with its name above it. */
export const LabelledField = ({
  label,
  grow = false,
  help,
  disabled = false,
  children,
}: LabelledFieldProps) => (
  <Field.Root
    disabled={disabled}
    w={grow ? { base: '100%', md: 'auto' } : 'auto'}
    flex={grow ? { md: '1 1 220px' } : 'none'}
  >
    <Field.Label textStyle="label" color="ink.2">
      {label}
    </Field.Label>
    {children}
    {help ? <Field.HelperText color="ink.2">{help}</Field.HelperText> : null}
  </Field.Root>
);
