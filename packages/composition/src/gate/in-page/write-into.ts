/// <reference lib="dom" />

/** What values are written or chosen in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type TextField = (HTMLInputElement & { isText: true }) | HTMLTextAreaElement;

const pressedTypes = ['checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'file'];

/** Whether a control is one that people write into. */
export const isTypedInto = (control: Element): control is TextField =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !pressedTypes.includes(control.type));

const samples: Record<string, string> = {
  email: 'gate@example.com',
  tel: '+49 30 1234567',
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

/** Something that fits a field. */
export const sampleFor = (field: HTMLInputElement | HTMLTextAreaElement): string =>
  field instanceof HTMLTextAreaElement
    ? 'Somebody looks whether this can be sent. It is not kept.'
    : (samples[field.type] ?? 'Ada Example');

/** Gives a field a value as if somebody had typed or chosen it. */
export function writeInto(field: Field, value: string): void {
  field.focus({ preventScroll: true });
  // React listens only to a value that was not set through the element's own property.
  const kind =
    [HTMLTextAreaElement, HTMLSelectElement].find((one) => field instanceof one) ?? HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
