import { isShown, nameOf } from './elements.js';
import { isTypedInto } from './write-into.js';

const inForms = 'form input:not([type=hidden]), form select, form textarea';

/** What fields of forms ask for, by their names: the type, whether they have to be filled in, and whether they are already. */
export const readFields = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>(inForms)]
      .filter(isShown)
      .map((field) => [nameOf(field), whatItAsks(field)]),
  );

function whatItAsks(field: HTMLInputElement): string {
  const kind = [field.type];
  if (field.required) kind.push('required');
  if (isTypedInto(field) ? field.value : field.defaultChecked) kind.push('filled in');
  return kind.join(', ');
}
