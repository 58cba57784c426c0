import { matchTyped, typeAheadReset, typeLetter } from './type-ahead.logic';

const industries = ['Legal', 'Construction', 'Manufacturing', 'Logistics', 'Mining'];

test('letters that follow each other make one word', () => {
  const first = typeLetter({ text: '', at: 0 }, 'M', 5000);
  expect(typeLetter(first, 'i', 5000 + typeAheadReset - 1).text).toBe('mi');
});

test('a pause of one second starts the word anew', () => {
  const first = typeLetter({ text: '', at: 0 }, 'm', 5000);
  expect(typeLetter(first, 'l', 5000 + typeAheadReset).text).toBe('l');
});

test('a word goes to the first item that begins with it', () => {
  expect(matchTyped(industries, 'mi', 2)).toBe(4);
  expect(matchTyped(industries, 'lo', 0)).toBe(3);
});

test('one letter goes to the next item with it and comes round', () => {
  expect(matchTyped(industries, 'l', -1)).toBe(0);
  expect(matchTyped(industries, 'l', 0)).toBe(3);
  expect(matchTyped(industries, 'l', 3)).toBe(0);
  expect(matchTyped(industries, 'll', 0)).toBe(3);
});

test('letters no item begins with lead nowhere', () => {
  expect(matchTyped(industries, 'x', 1)).toBe(-1);
});
