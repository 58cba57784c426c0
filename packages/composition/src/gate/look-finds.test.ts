import pLimit from 'p-limit';
import { compareLooks } from './compare-looks.js';
import { findChromium } from './find-chromium.js';
import { TinyLooks } from '../testing/tiny-looks.js';
import type { TinyPage } from '../testing/tiny-site.js';

const chromium = findChromium();
const withChromium = chromium ? describe : describe.skip;

/** Pages that are wrong in some ways each, and what is to be said of them. */
const faulty: [string, TinyPage, RegExp[]][] = [
  [
    'what fails while the page is only open',
    {
      effect: `addEventListener('blur', () => { throw new Error('away'); });
        addEventListener('online', () => void Promise.reject(new Error('back')));`,
      styles: 'h1:hover { display: none; }',
    },
    [/Error: away/, /Error: back/, /under the mouse, "Tiny" is gone/],
  ],
  [
    'what a page does by itself',
    {
      effect: `scrollTo(0, 500); document.querySelector('input').focus({ preventScroll: true });
        for (let n = 0; n < 5; n += 1) history.pushState(null, '', location.href);`,
    },
    [/it scrolls down by itself/, /it takes the focus by itself, for <input>/, /it adds to the history/],
  ],
  [
    'what a page forbids',
    {
      styles: '* { cursor: none !important; }',
      effect: `document.querySelector('main').contentEditable = 'true';
        document.querySelector('h1').addEventListener('click', () => location.assign('/other'));
        addEventListener('click', (event) => { if (event.ctrlKey) event.preventDefault(); }, true);
        addEventListener('mousedown', (event) => event.preventDefault());
        addEventListener('keydown', (event) => { if (event.key === 'Enter' || event.ctrlKey) event.preventDefault(); });`,
    },
    [
      /it hides the pointer/,
      /its words can be changed by typing/,
      /it goes elsewhere when one clicks on its words/,
      /its links cannot be opened in another window/,
      /it swallows what browsers do on "mousedown"/,
      /it swallows keys: Enter, Ctrl\+c/,
    ],
  ],
  [
    'what is broken in windows of other sizes',
    { styles: '@media (min-width: 700px) and (max-width: 800px) { .head { width: 1400px; } }' },
    [/in a window of 768 × 1024, it scrolls sideways/],
  ],
  [
    'what fails in one part of the world',
    {
      atImport: `if (Intl.DateTimeFormat().resolvedOptions().timeZone === 'Africa/Lagos') throw new Error('Lagos');`,
    },
    [/Lagos/],
  ],
  [
    'a bar that stays in half of the window',
    { markup: '<div style="position: fixed; inset: 45vh 0 0; background: #ccc">Cookies</div>' },
    [/what stays in the window takes \d+ % of it/],
  ],
  [
    'what goes wrong in time',
    {
      effect: `localStorage.clear();
        let n = 0; setInterval(() => { if (++n === 3) throw new Error('third'); }, 30000);
        setTimeout(() => setTimeout(() => { throw new Error('chain'); }, 90000), 90000);
        setTimeout(() => { window.fetch = () => Promise.reject(); Object.freeze(Math); }, 90000);`,
    },
    [
      /Error: third/,
      /Error: chain/,
      /fetch was replaced/,
      /Math\.abs was frozen/,
      /it removes what others keep/,
    ],
  ],
  [
    'a way back that leads on',
    {
      effect: `addEventListener('popstate', () => setTimeout(() => history.pushState(null, '', '/'), 50));`,
    },
    [/one is sent on again when one comes back to it|one does not come back/],
  ],
  [
    'words of a program in names, and sounds',
    {
      markup: `<p><a href="/other" aria-label="undefined">Go</a></p><video autoplay aria-label="Clip" width="100" height="50"></video>
        <a href="https://example.org/" target="_blank">Elsewhere</a>`,
    },
    [
      /it names things with words of a program: aria-label="undefined"/,
      /it plays sounds/,
      /pages of others may use/,
    ],
  ],
  [
    'what is worse than on the live page',
    {
      styles: `.head { transform: scaleX(-1); } .lead { letter-spacing: -0.5em; } label { filter: blur(4px); }`,
      atImport: `document.querySelector('footer p').textContent = 'Another company altogether says this.';
        document.querySelectorAll('header a').forEach((link) => (link.href = '/other'));
        document.querySelector('meta[name=description]').remove();`,
      effect: `document.querySelector('form input').maxLength = 3;
        document.addEventListener('submit', () => void fetch('/api/contact', { method: 'POST' }), true);
        document.querySelector('#menu').addEventListener('click', () => {
          let sum = 0; for (let n = 0; n < 2e9; n += 1) sum += n % 7; window.d = sum;
        });`,
    },
    [
      /"Tiny" is mirrored/,
      /letters over each other/,
      /is blurred/,
      /footer at \d+ \w+ says something else/,
      /header at \d+ \w+ leads elsewhere/,
      /does not tell search engines and others "meta description"/,
      /one cannot write into "name"/,
      /its form sends "POST \/api\/contact" more than once/,
      /its controls keep their visitor waiting/,
    ],
  ],
  [
    'parts that jump once it is alive',
    {
      effect: `const bar = document.createElement('div'); bar.style.height = '500px'; document.querySelector('main').prepend(bar);`,
    },
    [/its parts jump while it comes alive/],
  ],
  ['what is there and hidden', { styles: 'main p a { display: none; }' }, [/it hides "Go on"/]],
];

const harmless: TinyPage = {
  styles: `.head { transform: translateY(4px); letter-spacing: -0.02em; } main a:hover { color: #a00; }
    header { position: sticky; top: 0; background: #fff; } .dark header { background: #111; }`,
  markup: `<h2>Questions</h2><details><summary>Who?</summary><p>Somebody.</p></details>
    <p><a href="https://example.org/" target="_blank" rel="noreferrer">Elsewhere</a></p>`,
  effect: `addEventListener('blur', () => {}); addEventListener('resize', () => {});
    addEventListener('keydown', (event) => { if (event.key === '/') event.preventDefault(); });
    setInterval(() => {}, 5000); setTimeout(() => {}, 30000);`,
};

withChromium('what a look finds', () => {
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

  it.each(faulty.map(([name, , says]) => [name, says] as const))('says it of %s', (name, says) => {
    for (const one of says) expect(said.get(name)).toMatch(one);
  });

  it('says it of a page that comes by scripts only', () => {
    const compared = {
      path: '/',
      app: 'mfe-blog' as const,
      changed: ['mfe-blog' as const],
      live: looks.live,
    };
    const candidate = { ...looks.live, served: 100 };
    expect(compareLooks({ ...compared, candidate }).problems).toEqual([
      { check: 'served', says: expect.stringMatching(/without scripts, it says 100 characters/) },
    ]);
  });

  it('says nothing of what many pages do', () => {
    expect(said.get('harmless')).toBe('');
  });
});
