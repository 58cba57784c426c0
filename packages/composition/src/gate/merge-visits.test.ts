import { mergeVisits } from './merge-visits.js';
import { emptyLook } from './page-look.js';

const visit = (name: string) => ({ ...emptyLook(true), globals: [name, 'both'], pressed: [name, 'both'] });

it('keeps of figures the largest, of names each once, and of what was pressed all', () => {
  const wide = { ...visit('wide'), work: 300, requests: 20 };
  const narrow = { ...visit('narrow'), work: 200, requests: 24 };
  expect(mergeVisits([wide, narrow])).toMatchObject({
    used: true,
    work: 300,
    requests: 24,
    globals: ['wide', 'both', 'narrow'],
    pressed: ['wide', 'both', 'narrow', 'both'],
  });
});

it('says the problems of the first visit that has any, and is not used to the end then', () => {
  const second = { ...visit('second'), used: false, problems: [{ check: 'alive', says: 'second' }] };
  const third = { ...visit('third'), used: false, problems: [{ check: 'alive', says: 'third' }] };
  expect(mergeVisits([visit('first'), second, third])).toMatchObject({
    used: false,
    problems: [{ says: 'second' }],
  });
});
