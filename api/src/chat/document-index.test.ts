import { describe, expect, it } from '@jest/globals';
import { DocumentIndex, isOnTopic, type SearchDocument } from './document-index.js';

const document = (path: string, changes: Partial<SearchDocument>): SearchDocument => ({
  kind: 'page',
  path,
  title: path,
  summary: '',
  ask: '',
  passages: [],
  ...changes,
});
const passage = (text: string) => [{ anchor: '', heading: '', text }];

const find = async (question: string, ...documents: SearchDocument[]) =>
  (await DocumentIndex.of(documents)).find(question).map(({ document: { path } }) => path);
const answers = async (question: string, ...documents: SearchDocument[]) => {
  const hits = (await DocumentIndex.of(documents)).find(question);
  return isOnTopic(hits) ? hits.map(({ document: { path } }) => path) : [];
};

describe('a page is found', () => {
  const fleet = document('/fleet', { title: 'Fleet management', passages: passage('It plans the day.') });

  it.each([
    ['by a word of its title', 'fleet'],
    ['by another form of it', 'managing fleets'],
    ['by a word that means the same', 'our lorries'],
    ['with a slip of the pen', 'fleett'],
  ])('%s', async (_how, question) => {
    expect(await find(question, fleet, document('/other', {}))).toEqual(['/fleet']);
  });

  it('by a sample question that nobody sees on it', async () => {
    expect(
      await answers(
        'Which umbrella do you recommend for a cyclist?',
        document('/rain', { ask: 'Which umbrella keeps a cyclist dry?' }),
      ),
    ).toEqual(['/rain']);
  });
});

it('what a page is about goes before what another one mentions', async () => {
  const about = document('/about', { title: 'Turbine inspection' });
  const mentions = document('/mentions', { passages: passage('A turbine inspection took a day.') });
  expect((await find('turbine inspection', mentions, about))[0]).toBe('/about');
});

it('a page goes before a post that says the same, and home comes last', async () => {
  const same = { title: 'Turbine inspection' };
  const post = document('/blog/turbine', { ...same, kind: 'post' });
  expect(await find('turbine inspection', document('/', same), post, document('/page', same))).toEqual([
    '/page',
    '/blog/turbine',
    '/',
  ]);
});

describe('a question of a business', () => {
  const fields = document('/fields', {
    title: 'Agriculture',
    passages: passage('Rows are watered by the patch.'),
  });

  it('is answered by a subject among words of its own', async () => {
    expect(await answers('Our cocoa trees in Ondo look poorly this season', fields)).toEqual(['/fields']);
  });

  it('is another thing than the same words of a private person', async () => {
    expect(await answers('How do I grow tomatoes in my garden?', fields)).toEqual([]);
    expect(await answers('Can we grow tomatoes with less water?', fields)).toEqual(['/fields']);
  });
});

describe('a question is off topic', () => {
  const pages = [
    document('/cameras', { title: 'Cameras', passages: passage('A weather report changes nothing.') }),
    document('/phones', { title: 'Models for phones' }),
  ];

  it.each([
    ['when its words are only mentioned', 'weather report'],
    ['when a page is about one of many words', 'Which phone has a splendid battery?'],
    ['when nothing of it is known', 'Who painted the Mona Lisa?'],
  ])('%s', async (_why, question) => {
    expect(await answers(question, ...pages)).toEqual([]);
  });
});
