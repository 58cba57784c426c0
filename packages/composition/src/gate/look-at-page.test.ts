import pLimit from 'p-limit';
import { faultyPages, harmlessPage, worsePages } from '../testing/faulty-pages.js';
import { hardPages, usablePages } from '../testing/pages-hard-to-use.js';
import { askingPages, changingPages, otherwisePages, soundPages } from '../testing/pages-that-change.js';
import { TinyLooks } from '../testing/tiny-looks.js';
import { TinySite } from '../testing/tiny-site.js';
import { compareLooks } from './compare-looks.js';
import { findChromium } from './find-chromium.js';
import { GateBrowser } from './gate-browser.js';
import { lookAtPage } from './look-at-page.js';

const chromium = findChromium();
const withChromium = chromium ? describe : describe.skip;
const faulty = [
  ...faultyPages,
  ...worsePages,
  ...changingPages,
  ...otherwisePages,
  ...askingPages,
  ...hardPages,
];
const sound = { 'what many pages have and do': harmlessPage, ...soundPages, ...usablePages };

withChromium('a look at a page', () => {
  let looks: TinyLooks;
  /** What is said of each page. Much of a look is waiting, so that several are under way together. */
  const said = new Map<string, string>();

  beforeAll(async () => {
    looks = await TinyLooks.open(chromium ?? '');
    const together = pLimit(5);
    const say = async (name: string, ...how: Parameters<TinyLooks['complaints']>) =>
      said.set(name, await together(() => looks.complaints(...how).catch(String)));
    await Promise.all([
      ...Object.entries(sound).map(([name, page]) => say(name, page)),
      ...faulty.map(({ name, page, ways, live }) => say(name, page, ways, live)),
    ]);
  }, 900_000);
  afterAll(() => looks.close());

  it('finds nothing wrong with a sound one, which it uses to the end', () => {
    const { live } = looks;
    expect(live.problems).toEqual([]);
    // Once when it cannot be taken and twice when it is, on both screens.
    const sent = [...Array<string>(3).fill('POST /api/contact'), 'POST /api/contact a second time'];
    expect(live).toMatchObject({
      sent: [...sent, ...sent],
      said: {
        'POST /api/contact': 'Thank you.'.length,
        'POST /api/contact, which could not be taken': 'It was not sent. Try again.'.length,
      },
      kept: ['stored theme'],
    });
    expect(live.answered).toContain('Menu');
    expect(live.focus?.reached.slice(0, 3)).toEqual(['Home', 'Other', 'Menu']);
  });

  it('gives up a script that never ends, and leaves no process behind', async () => {
    const own = await GateBrowser.launch(chromium ?? '');
    const site = await TinySite.open({ atImport: 'for (;;);' });
    const stops = async () => [];
    const visited = { origin: site.origin, path: '/', status: 200, stops };
    const options = { patience: 3000, releaseFolder: () => '' };
    const { look: seen } = await lookAtPage(own.browser, visited, options);
    await own.close();
    site.close();
    expect(seen.problems[0]?.says).toMatch(/did not end within 3 s and was stopped/);
    expect(own.browser.isConnected()).toBe(false);
    expect(() => process.kill(own.pid, 0)).toThrow('ESRCH');
  });

  it.each(faulty.map(({ name, says }) => [name, says] as const))('says it of %s', (name, says) => {
    for (const one of says) expect(said.get(name)).toMatch(one);
  });

  it('says it of a page that comes by scripts only', () => {
    const compared = {
      path: '/',
      app: 'mfe-blog' as const,
      changed: ['mfe-blog' as const],
      live: looks.live,
      isThere: () => true,
    };
    const candidate = { ...looks.live, served: 100 };
    expect(compareLooks({ ...compared, candidate }).problems).toEqual([
      { check: 'served', says: expect.stringMatching(/without scripts, it says 100 characters/) },
    ]);
  });

  it('says nothing of a page that is itself answered 404, whatever its address asks for', async () => {
    expect((await looks.look({ status: 404 }, { depth: 'seen' })).problems).toEqual([]);
  });

  it.each(Object.keys(sound))('says nothing of %s', (name) => {
    expect(said.get(name)).toBe('');
  });

  it('says so when it is not known where to go on to', async () => {
    const stops = () => Promise.reject(new Error('opening /other by itself did not end'));
    const { problems } = await looks.look({}, { ways: ['wide'], stops });
    expect(problems).toEqual([
      { check: 'walk', says: 'going on from it was not tried: opening /other by itself did not end' },
    ]);
  });
});
