import { jest } from '@jest/globals';
import { sessionSlot } from './session-slot';

const parseNote = (value: unknown) => {
  const { text } = (value ?? {}) as { text?: unknown };
  return typeof text === 'string' ? { text } : null;
};
const slot = () => sessionSlot('note', parseNote);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

test('a value outlives the page that wrote it, until it is cleared', () => {
  slot().write({ text: 'kept' });
  expect(slot().read()).toEqual({ text: 'kept' });
  slot().clear();
  expect(slot().read()).toBeNull();
});

test('what is not of the expected shape counts as nothing', () => {
  for (const text of ['{"text":7}', '{broken', '']) {
    sessionStorage.setItem('note', text);
    expect(slot().read()).toBeNull();
  }
});

test('a browser that refuses storage keeps the value for the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const call of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, call).mockImplementation(refuse);
  }
  const note = slot();
  note.write({ text: 'kept' });
  expect(note.read()).toEqual({ text: 'kept' });
  note.clear();
  expect(note.read()).toBeNull();
});
