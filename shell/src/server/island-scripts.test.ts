/** @jest-environment node */
import type { PagePlan, RendererInput } from '@northgate/contracts/renderer';
import { namesOfFirstScreen } from './first-screen';
import { divideScripts, islandScripts } from './island-scripts';

const release = (name: string, expose: string) => ({
  serverEntry: '',
  address: {
    ...{ version: name, entry: `/${name}/entry.js`, integrity: '' },
    exposes: { [expose]: [{ src: `/${name}/expose.js`, integrity: '' }] },
    parts: { [expose]: [`/${name}/part.js`] },
  },
});
const input = {
  remotes: { 'mfe-marketing': release('marketing', './home'), 'mfe-chat': release('chat', './bar') },
} as unknown as RendererInput;
const plan = { app: 'mfe-marketing', module: './home' } as unknown as PagePlan;

const scripts = islandScripts(
  input,
  plan,
  new Map([
    ['mfe-chat', new Set(['./bar'])],
    ['mfe-tools', new Set(['./form'])],
  ]),
);

test('an island of another app needs its entry, its module and what that loads; one of the page only the last', () => {
  expect(scripts).toEqual({
    '': ['/marketing/part.js'],
    'mfe-chat/bar': ['/chat/entry.js', '/chat/expose.js', '/chat/part.js'],
  });
});

test.each([
  ['<div data-island="mfe-chat/bar"><p></p></div>', ['mfe-chat/bar'], ['']],
  ['<div data-island="dialog"><p></p></div>', [''], ['mfe-chat/bar']],
  ['<section data-late><div data-island="dialog"><p></p></div></section>', [], ['', 'mfe-chat/bar']],
])('of %s come with the page: %j', (markup, first, late) => {
  const divided = divideScripts(scripts, namesOfFirstScreen(markup));
  expect(Object.keys(divided.first)).toEqual(first);
  expect(Object.keys(divided.late)).toEqual(late);
});
