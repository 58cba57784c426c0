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
        let n = 0; setInterval(() => { if (++n === 3) throw new Error('third'); }, 60000);
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
  [
    'what is there for nobody, and what goes on out of sight',
    {
      styles: 'main img { width: 0; height: 0; }',
      markup: `<button type="button">Nothing</button><p>Hello {{name}}.</p>`,
      effect: `sessionStorage.setItem('visitor', '1'); addEventListener('unload', () => {});
          new Image().src = 'https://elsewhere.example/a.gif';
          document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: 'https://ready.example' }));
          document.querySelector('#contact')?.addEventListener('submit', ({ target }) => setTimeout(() => target.reset(), 30));
          setTimeout(() => {
            scrollTo(0, 900); document.querySelector('main input')?.focus({ preventScroll: true });
            document.querySelector('main').append(...Array.from({ length: 40 }, () => document.createElement('i')));
          }, 90000);`,
    },
    [
      /nothing happens when one presses "Nothing"/,
      /words that are not meant for visitors: "Hello {{name}}."/,
      /1 of its pictures are not to be seen/,
      /what the live page does not: "stored for this window visitor"/,
      /its listeners keep browsers waiting: unload on window/,
      /it asks others for something: https:\/\/elsewhere.example/,
      /another site that browsers are to ask: "https:\/\/ready.example"/,
      /when it cannot be sent, its form loses what was written into "name"/,
      /within ten minutes, it scrolls down by itself/,
      /within ten minutes, it takes the focus by itself, for <input>/,
      /within ten minutes, it grows by 40 elements/,
    ],
  ],
  [
    'keys and wheels of some parts that are swallowed',
    {
      effect: `addEventListener('keydown', (event) => { if (event.shiftKey && event.key === 'Tab') event.preventDefault(); }, true);
          document.querySelector('footer').addEventListener('wheel', (event) => event.preventDefault(), { passive: false });
          document.querySelector('#menu').addEventListener('keydown', (event) => event.preventDefault());`,
    },
    [/it swallows keys: Shift\+Tab/, /it swallows the wheel/, /"Menu" does not answer to the key Enter/],
  ],
  [
    'what scripts make of a page that was sound as it was served',
    {
      styles: '.head { opacity: 0; } .alive .head { opacity: 1; }',
      effect: `addEventListener('keydown', () => {
            document.documentElement.classList.add('alive');
            document.querySelectorAll('main a').forEach((link) => link.removeAttribute('href'));
          }, { once: true });`,
    },
    [
      /without scripts these are not to be seen: Tiny/,
      /1 of its 1 links do not lead there any more: \/other/,
    ],
  ],
  [
    'a dialog that nothing closes',
    {
      markup: `<button type="button" id="open">Open it</button><dialog aria-label="A dialog"><p>Words.</p></dialog>`,
      effect: `const dialog = document.querySelector('dialog');
          dialog?.addEventListener('cancel', (event) => event.preventDefault());
          document.querySelector('#open')?.addEventListener('click', () => dialog.showModal());`,
    },
    [
      /the key Escape does not close the dialog that "Open it" opens/,
      /nothing in the dialog that "Open it" opens closes it/,
    ],
  ],
  [
    'words that are white on paper',
    { styles: '@media print { body, .head, p { color: #fff !important; } }' },
    [/printed, of \d+ lines of text in the first screen \d+ are to be seen/],
  ],
  [
    'words that are gone with colours of its visitor',
    { styles: '@media (forced-colors: active) { main { display: none; } }' },
    [/with colours of its visitor, its main is not shown/],
  ],
  [
    'what fails where there are fingers',
    {
      atImport: `addEventListener('blur', () => { if ('ontouchstart' in window) throw new Error('fingers'); });`,
    },
    [/Error: fingers/],
  ],
  [
    'an interval that goes on when it is left',
    { effect: `setInterval(() => {}, 3000);` },
    [/when one leaves it and comes back, 2 of its intervals go on instead of 1/],
  ],
  [
    'what flashes where motion is welcome',
    {
      styles: `@keyframes flash { 50% { opacity: 0.2; } }
          @media (prefers-reduced-motion: no-preference) { .head { animation: flash 0.15s infinite; } }`,
    },
    [/with motion, something moves more than three times a second/],
  ],
  [
    'words below the first screen that have the colour of their ground on small screens',
    { styles: '@media (max-width: 600px) { main p:nth-of-type(n + 20) { color: #111; } }' },
    [/at 390 dark, text is laid out and not to be seen/],
  ],
];

const harmless: TinyPage = {
  styles: `.head { transform: translateY(4px); letter-spacing: -0.02em; } main a:hover { color: #a00; }
    header { position: sticky; top: 0; background: #fff; } .dark header { background: #111; }`,
  markup: `<h2>Questions</h2><details><summary>Who?</summary><p>Somebody.</p></details>
    <p><a href="https://example.org/" target="_blank" rel="noreferrer">Elsewhere</a></p>`,
  effect: `addEventListener('blur', () => {}); addEventListener('resize', () => {});
    addEventListener('keydown', (event) => { if (event.key === '/') event.preventDefault(); });
    const timer = setInterval(() => {}, 5000); setTimeout(() => {}, 30000);
    return () => clearInterval(timer);`,
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
  }, 900_000);
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
