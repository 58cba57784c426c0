import { store, stored, storedJson } from './stored';

test('what was kept is read again, as text and as JSON', () => {
  store('sessionStorage', 'places', '{"/":120}');
  expect(stored('sessionStorage', 'places')).toBe('{"/":120}');
  expect(storedJson('sessionStorage', 'places', {})).toEqual({ '/': 120 });
});

test('what is missing or no JSON is as if nothing had been kept', () => {
  store('sessionStorage', 'places', '{"/":12');
  expect(storedJson('sessionStorage', 'places', {})).toEqual({});
  expect(storedJson('localStorage', 'never', null)).toBeNull();
});
