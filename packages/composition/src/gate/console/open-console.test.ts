import { jest } from '@jest/globals';
import { readEnvironment } from '../../environment.js';
import { GateRefusal } from '../../release/gate-refusal.js';
import { fakeConsole, fakePanel, fakeRemote } from '../../testing/fake-release.js';
import { blogPages, FakeSite } from '../../testing/fake-site.js';
import { findChromium } from '../find-chromium.js';
import { openConsole } from './open-console.js';

jest.setTimeout(240_000);

const chromium = findChromium();
const withChromium = chromium ? describe : describe.skip;

/** What hosts do, in few words: know who is there, and show a panel in its place or, elsewhere, some words. */
const host = (more = '') => `(async () => {
  const read = async (path) => (await fetch(path)).json();
  const [who, panels] = [await read('/api/session'), await read('/api/panels')];
  const place = document.getElementById('console');
  const name = location.pathname.split('/')[1];
  const panel = panels.find((one) => one.name === name);
  const say = (title, text) => (place.innerHTML = '<main><h1>' + title + '</h1>' + text + '</main>');
  document.documentElement.lang = 'en';
  window.show = async (draw) => say(name + ' of ' + who.name, await draw(read));
  if (!panel) return say('Place', '<p>Something is said here.</p>');
  const script = document.createElement('script');
  script.src = panel.entry;
  document.head.append(script);
})();
${more}`;

const list = `const { leads } = await read('/desk/leads'); return leads.map(({ name }) => '<p>' + name + '</p>').join('');`;
const panel = (draw = list) => fakePanel('mfe-tools', 'leads', `show(async (read) => { ${draw} });`);

withChromium('what a release brings to the console', () => {
  let site: FakeSite;
  beforeAll(async () => {
    site = await FakeSite.open();
    await site.releaseAll();
    const { gateTimes } = readEnvironment('/', { DATA_DIR: site.folder });
    const times = { ...gateTimes, page: 2000 };
    site.openConsole = (opening) => openConsole(opening, { store: site.store, chromium, times });
    await site.release(fakeConsole('host', host()));
  });
  afterAll(() => site.close());

  const refused = async (release: ReturnType<typeof fakePanel>): Promise<string> => {
    const before = await site.store.live();
    const error = await site.release(release).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GateRefusal);
    expect(await site.store.live()).toEqual(before);
    return (error as GateRefusal).problems.join('\n');
  };

  it('goes live when its places show what is recorded, in both windows', async () => {
    const { revision } = await site.release(panel());
    expect(revision.gate).toMatchObject({ browser: 'passed', places: 2 });
  });

  it.each([
    ['throws', `throw new Error('no such thing');`, /\/leads, 1280 .*its scripts throw: no such thing/],
    ['logs an error', `console.error('Ouch'); ${list}`, /its scripts log an error: Ouch/],
    ['stays empty', `return '';`, /it shows nothing below its heading/],
    ['never ends', `await new Promise(() => {});`, /it stays empty: there is no heading after/],
    [
      'says that it failed',
      `return '<p role="alert">No leads here.</p>';`,
      /something failed: No leads here/,
    ],
    [
      'is hard to read',
      `return '<p><font color="#dddddd">Pale words on white.</font></p>';`,
      /color-contrast/,
    ],
    ['is too wide', `return '<p>Something wide.</p><hr width="1000">';`, /\/leads, 390 .*pixels wider/],
    [
      'asks for more than there is',
      `await read('/desk/weather'); ${list}`,
      /\/desk\/weather is answered 404/,
    ],
    [
      'sends something',
      `await fetch('/desk/leads', { method: 'POST' }); ${list}`,
      /it sends POST \/desk\/leads although nobody/,
    ],
  ])('is refused when a panel %s', async (_, draw, says) => {
    expect(await refused(panel(draw))).toMatch(says);
    const [refusal] = (await site.store.refusals()).slice(-1);
    expect(refusal?.pictures?.[0]?.path).toMatch(/^console \/leads/);
  });

  it('is refused when it is the console itself, for what any place of it does', async () => {
    const broken = host(`if (location.pathname === '/audit') throw new Error('not today');`);
    expect(await refused(fakeConsole('broken', broken))).toMatch(
      /the console at \/audit, 1280 pixels wide, in the browser: its scripts throw: not today/,
    );
  });

  it('is not opened when an app comes back in the version from before', async () => {
    const { revision } = await site.composer().rollbackApp('mfe-tools');
    expect(revision.gate).not.toHaveProperty('places');
  });

  it('is not opened for a release that brings nothing to it', async () => {
    const { revision } = await site.release(fakeRemote('mfe-blog', 'two', blogPages));
    expect(revision.gate).not.toHaveProperty('places');
  });
});
