import pLimit from 'p-limit';
import { findChromium } from './find-chromium.js';
import { GateBrowser } from './gate-browser.js';
import { lookAtPage } from './look-at-page.js';
import { TinyLooks } from '../testing/tiny-looks.js';
import { TinySite, type TinyPage } from '../testing/tiny-site.js';

const chromium = findChromium();
const withChromium = chromium ? describe : describe.skip;

/** Pages that are wrong in one way each, and what is to be said of them. */
const faulty: [string, TinyPage, RegExp][] = [
  [
    'clicks that are swallowed',
    {
      effect: `addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);`,
    },
    /nothing happens any more when one uses "Menu"|its links cannot be opened in another window/,
  ],
  [
    'a layer over everything on small screens',
    { styles: '@media (max-width: 600px) { .head::before { content: ""; position: fixed; inset: 0; } }' },
    /at 390 pixels.* links and buttons cannot be touched/,
  ],
  [
    'keys that are swallowed',
    { effect: `addEventListener('keydown', (event) => event.preventDefault());` },
    /it swallows keys: Tab/,
  ],
  [
    'a field that loses what is typed',
    { effect: `addEventListener('input', ({ target }) => setTimeout(() => (target.value = '')), true);` },
    /what is typed into a field is lost/,
  ],
  [
    'an error after twenty seconds',
    { effect: `setTimeout(() => { throw new Error('late'); }, 20000);` },
    /a script fails: Error: late/,
  ],
  [
    'an error on the second visit',
    {
      effect: `if (sessionStorage.seen) throw new Error('again'); addEventListener('pagehide', () => (sessionStorage.seen = 1));`,
    },
    /a script fails: Error: again/,
  ],
  [
    'an error when it is left for another page',
    { effect: `return () => { throw new Error('left'); };` },
    /a script fails: Error: left/,
  ],
  [
    'words that vanish where motion is welcome',
    {
      styles: `@keyframes vanish { to { opacity: 0; } }
        @media (prefers-reduced-motion: no-preference) { .head { animation: vanish 1s forwards; } }`,
    },
    /with motion, its main heading is not shown/,
  ],
  [
    'a form that sends nothing any more',
    {
      effect: `addEventListener('submit', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);`,
    },
    /its form does not send "POST \/api\/contact" any more/,
  ],
];

const harmless: TinyPage = {
  effect: `const t = setInterval(() => {}, 1000); return () => clearInterval(t);`,
  styles: '@keyframes arrive { from { opacity: 0; } } .head { animation: arrive 4s; }',
  markup: `<details><summary>More</summary><p>Of it.</p></details>
    <form action="/other"><label>Your topic <input name="topic"></label> <button>Find</button></form>
    <p style="position: sticky; top: 0; background: #ccc; color: #000">It stays.</p>`,
};

withChromium('a look at a page', () => {
  let looks: TinyLooks;
  /** What is said of each page. Most of a look is waiting, so that several are under way together. */
  const said = new Map<string, string>();

  beforeAll(async () => {
    looks = await TinyLooks.open(chromium ?? '');
    const together = pLimit(4);
    const say = async (name: string, page: TinyPage) =>
      said.set(name, await together(() => looks.complaints(page).catch(String)));
    await Promise.all([say('harmless', harmless), ...faulty.map(([name, page]) => say(name, page))]);
  }, 600_000);
  afterAll(() => looks.close());

  it('finds nothing wrong with a sound one, which it uses to the end', () => {
    const { live } = looks;
    expect(live.problems).toEqual([]);
    expect(live).toMatchObject({ sent: ['POST /api/contact'], kept: ['stored theme'] });
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

  it.each(faulty.map(([name, , says]) => [name, says] as const))('says it of %s', (name, says) => {
    expect(said.get(name)).toMatch(says);
  });

  it('says nothing of a page that is itself answered 404, whatever its address asks for', async () => {
    expect((await looks.look({ status: 404 })).problems).toEqual([]);
  });

  it('says nothing of a clock, an animation, something to unfold, a form that browsers send and a line that stays that are new', () => {
    expect(said.get('harmless')).toBe('');
  });
});
