import { contactLimits } from '@northgate/contracts/contact';
import { paths } from '@northgate/site/paths';
import { contactContent } from './contact.content';
import { calculatorContent } from './calculator.content';
import { readinessContent } from './readiness.content';
import { roiContent } from './roi.content';

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return [String((value as (...parts: string[]) => string)('$1', '$2', '$3', '$4', '$5'))];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const texts = [contactContent, calculatorContent, readinessContent, roiContent].flatMap(textsOf);

test('every text of the tools says something', () => {
  expect(texts.length).toBeGreaterThan(30);
  for (const text of texts) expect(text.trim()).not.toBe('');
});

test('no text is a placeholder', () => {
  for (const text of texts) expect(text).not.toMatch(/lorem|ipsum|todo|tbd|xxx|undefined|\[object/i);
});

test('the form asks for exactly what a contact request holds', () => {
  const asked = [...contactContent.textFields.map((field) => field.name), 'message'];
  expect(asked.sort()).toEqual(Object.keys(contactLimits).sort());
});

test('the calculator leads to the contact page', () => {
  expect(readinessContent.instead.link.path).toBe(paths.contact);
});
