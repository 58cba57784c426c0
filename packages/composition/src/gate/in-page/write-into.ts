/** What values are written or chosen in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type TextField = (HTMLInputElement & { isText: true }) | HTMLTextAreaElement;

const pressedTypes = ['checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'file'];

/** Whether a control is one that people write into. */
export const isTypedInto = (control: Element): control is TextField =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !pressedTypes.includes(control.type));

/** What real people write, who are to be believed. */
const samples: Record<string, string> = {
  email: 'zoe.o-connor+news@mail.example.museum',
  tel: '+49 (0)30 123 45-67',
  url: 'https://www.example.com/',
  number: '7',
  range: '7',
  date: '2030-05-17',
  time: '10:30',
  month: '2030-05',
  week: '2030-W20',
  'datetime-local': '2030-05-17T10:30',
  color: '#336699',
};

const message = 'Schöne Grüße! 👋\nSomebody looks whether this can be sent. It is not kept.';

/** What asks for the name of a person says so in its name or to browsers that fill it in. */
const asksForName = '[name*=name i], [autocomplete*=name i], [id*=name i]';

/** Something that fits a field, as a person may write it. */
export function sampleFor(field: HTMLInputElement | HTMLTextAreaElement): string {
  if (field instanceof HTMLTextAreaElement) return message;
  if (field.type === 'text' && field.matches(asksForName)) return 'Zoë O’Connor-Łukasz';
  return samples[field.type] ?? 'Ada Example';
}

/** Gives a field a value as if somebody had typed or chosen it. */
export function writeInto(field: Field, value: string): void {
  field.focus({ preventScroll: true });
  // React listens only to a value that was not set through the element's own property.
  const kind =
    [HTMLTextAreaElement, HTMLSelectElement].find((one) => field instanceof one) ?? HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
