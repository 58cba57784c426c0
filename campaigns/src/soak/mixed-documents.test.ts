import { MixedDocuments } from './mixed-documents.js';

const [old, next] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
const revision = (blog: string, tools: string) => ({
  'mfe-blog': { version: blog, integrity: '' },
  'mfe-tools': { version: tools, integrity: '' },
});
const documents = new MixedDocuments(async () => [revision(old, old), revision(next, old)]);
const file = (app: string, version: string) => `/assets/${app}/${version}/browser/main.js`;

it.each([
  ['is of one revision', [file('mfe-blog', next), file('mfe-tools', old)], null],
  ['has one app twice', [file('mfe-blog', next), file('mfe-blog', old)], `mfe-blog in ${next} and in ${old}`],
  [
    'has apps that were never live or shown together',
    [file('mfe-blog', old), file('mfe-tools', next)],
    `no revision has mfe-blog ${old} mfe-tools ${next}`,
  ],
])('a document that %s', async (_, texts, why) => {
  expect(await documents.mixture(texts)).toBe(why);
});
