import type { VisitName } from '../gate/page-look.js';
import type { TinyPage } from './tiny-site.js';

/** A page that is wrong in some ways, and what is to be said of it by whoever comes to it in one of these ways. */
export interface FaultyPage {
  name: string;
  /** What is live before it; the sound page where nothing else is said. */
  live?: TinyPage;
  page: TinyPage;
  says: RegExp[];
  ways: VisitName[];
}

/**
 * Each of them is wrong in what one part of a look finds, for a look ends with the first part that finds something. What comes later
 * comes after minutes, for on a busy machine a look takes more than one.
 */
export const faultyPages: FaultyPage[] = [
  {
    name: 'a layer over everything on small screens',
    page: {
      styles: '@media (max-width: 600px) { .head::before { content: ""; position: fixed; inset: 0; } }',
    },
    says: [/at 390 pixels.* links and buttons cannot be touched/],
    ways: ['narrow'],
  },
  {
    name: 'what fails while the page is only open',
    page: {
      effect: `addEventListener('blur', () => { throw new Error('away'); });
        addEventListener('online', () => void Promise.reject(new Error('back')));`,
      styles: 'h1:hover { display: none; }',
    },
    says: [/Error: away/, /Error: back/, /under the mouse, "Tiny" is gone/],
    ways: ['wide'],
  },
  {
    name: 'what fails where there are fingers',
    page: {
      atImport: `addEventListener('blur', () => { if ('ontouchstart' in window) throw new Error('fingers'); });`,
    },
    says: [/Error: fingers/],
    ways: ['narrow'],
  },
  {
    name: 'what fails in one part of the world',
    page: {
      atImport: `if (Intl.DateTimeFormat().resolvedOptions().timeZone === 'Africa/Lagos') throw new Error('Lagos');`,
    },
    says: [/Lagos/],
    ways: ['elsewhere'],
  },
  {
    name: 'what fails only where no program seems to drive the browser',
    page: {
      atImport: `if (!navigator.webdriver && !/Headless/.test(navigator.userAgent)) throw new Error('visitors only');`,
    },
    says: [/visitors only/],
    ways: ['wide'],
  },
  {
    name: 'what a page does by itself, and what scripts make of what was sound as it was served',
    page: {
      styles: '.head { opacity: 0; } .alive .head { opacity: 1; }',
      effect: `scrollTo(0, 500); document.querySelector('input').focus({ preventScroll: true });
        for (let n = 0; n < 5; n += 1) history.pushState(null, '', location.href);
        addEventListener('keydown', () => {
          document.documentElement.classList.add('alive');
          document.querySelectorAll('main a').forEach((link) => link.removeAttribute('href'));
        }, { once: true });`,
    },
    says: [
      /it scrolls down by itself/,
      /it takes the focus by itself, for <input>/,
      /it adds to the history/,
      /without scripts these are not to be seen: Tiny/,
      /1 of its 1 links do not lead there any more: \/other/,
    ],
    ways: ['narrow'],
  },
  {
    name: 'what a page forbids',
    page: {
      styles: '* { cursor: none !important; }',
      effect: `document.querySelector('main').contentEditable = 'true';
        document.querySelector('h1').addEventListener('click', () => location.assign('/other'));
        addEventListener('click', (event) => { if (event.ctrlKey) event.preventDefault(); }, true);
        addEventListener('mousedown', (event) => event.preventDefault());
        addEventListener('keydown', (event) => {
          if (event.key === 'Tab' || event.key === 'Enter' || event.ctrlKey) event.preventDefault();
        }, true);
        document.querySelector('footer').addEventListener('wheel', (event) => event.preventDefault(), { passive: false });
        document.querySelector('#menu').addEventListener('keydown', (event) => event.preventDefault());`,
    },
    says: [
      /it hides the pointer/,
      /its words can be changed by typing/,
      /it goes elsewhere when one clicks on its words/,
      /its links cannot be opened in another window/,
      /it swallows what browsers do on "mousedown"/,
      /it swallows keys: Tab, Shift\+Tab, Enter, Ctrl\+a, Ctrl\+c/,
      /it swallows the wheel/,
      /"Menu" does not answer to the key Enter/,
    ],
    ways: ['wide'],
  },
  {
    name: 'what is broken in windows of other sizes',
    page: { styles: '@media (min-width: 700px) and (max-width: 800px) { .head { width: 1400px; } }' },
    says: [/in a window of 768 × 1024, it scrolls sideways/],
    ways: ['elsewhere'],
  },
  {
    name: 'words that are gone with colours of its visitor',
    page: { styles: '@media (forced-colors: active) { main { display: none; } }' },
    says: [/with colours of its visitor, its main is not shown/],
    ways: ['elsewhere'],
  },
  {
    name: 'text that runs as code, by each way there is',
    page: {
      effect: `const ways = { Function, eval: (0, eval), Async: (async () => {}).constructor, Made: (() => {}).constructor };
        try { new ways.Function('return 1'); ways.eval('1'); ways.Async('return 1'); ways.Made('return 1'); } catch {}`,
    },
    says: [/its policy forbids what it does: script-src eval in \/app.js/],
    ways: ['narrow'],
  },
  {
    name: 'a bar that stays in half of the window',
    page: { markup: '<div style="position: fixed; inset: 45vh 0 0; background: #ccc">Cookies</div>' },
    says: [/what stays in the window takes \d+ % of it/],
    ways: ['narrow'],
  },
  {
    name: 'words of a program in names, and sounds',
    page: {
      markup: `<p><a href="/other" aria-label="undefined">Go</a></p><video autoplay aria-label="Clip" width="100" height="50"></video>
        <a href="https://example.org/" target="_blank">Elsewhere</a>`,
    },
    says: [
      /it names things with words of a program: aria-label="undefined"/,
      /it plays sounds/,
      /pages of others may use/,
    ],
    ways: ['narrow'],
  },
  {
    name: 'words that vanish, and what flashes, where motion is welcome',
    page: {
      styles: `@keyframes vanish { to { opacity: 0; } } @keyframes flash { 50% { opacity: 0.2; } }
        @media (prefers-reduced-motion: no-preference) {
          .head { animation: vanish 1s forwards; } main p a { animation: flash 0.15s infinite; }
        }`,
    },
    says: [
      /with motion, its main heading is not shown/,
      /with motion, something moves more than three times a second/,
    ],
    ways: ['narrow'],
  },
  {
    name: 'a field that loses what is typed',
    page: {
      effect: `addEventListener('input', ({ target }) => setTimeout(() => (target.value = '')), true);`,
    },
    says: [/what is typed into a field is lost/],
    ways: ['wide'],
  },
  {
    name: 'a dialog that nothing closes',
    page: {
      markup: `<button type="button" id="open">Open it</button><dialog aria-label="A dialog"><p>Words.</p></dialog>`,
      effect: `const dialog = document.querySelector('dialog');
        dialog?.addEventListener('cancel', (event) => event.preventDefault());
        document.querySelector('#open')?.addEventListener('click', () => dialog.showModal());`,
    },
    says: [
      /the key Escape does not close the dialog that "Open it" opens/,
      /nothing in the dialog that "Open it" opens closes it/,
    ],
    ways: ['narrow'],
  },
  {
    name: 'words that are white on paper',
    page: { styles: '@media print { body, .head, p { color: #fff !important; } }' },
    says: [/printed, of \d+ lines of text in the first screen \d+ are to be seen/],
    ways: ['narrow'],
  },
  {
    name: 'what goes wrong in time',
    page: {
      effect: `localStorage.clear();
        let n = 0; setInterval(() => { if (++n === 3) throw new Error('third'); }, 100000);
        setTimeout(() => { throw new Error('late'); }, 300000);
        setTimeout(() => setTimeout(() => { throw new Error('chain'); }, 300000), 300000);
        setTimeout(() => { window.fetch = () => Promise.reject(); Object.freeze(Math); }, 300000);`,
    },
    says: [
      /Error: third/,
      /Error: late/,
      /Error: chain/,
      /fetch was replaced/,
      /Math\.abs was frozen/,
      /it removes what others keep/,
    ],
    ways: ['narrow'],
  },
  {
    name: 'an error on the second visit',
    page: {
      effect: `if (sessionStorage.seen) throw new Error('again'); addEventListener('pagehide', () => (sessionStorage.seen = 1));`,
    },
    says: [/a script fails: Error: again/],
    ways: ['narrow'],
  },
  {
    name: 'an error when it is left for another page, and an interval that goes on',
    page: {
      effect: `setInterval(() => {}, 3000); return () => void setTimeout(() => { throw new Error('left'); });`,
    },
    says: [/a script fails: Error: left/, /1 of its timers go on when one has left it/],
    ways: ['wide'],
  },
  {
    name: 'a way back that leads on',
    page: {
      effect: `addEventListener('popstate', () => setTimeout(() => history.pushState(null, '', '/'), 50));`,
    },
    says: [/one is sent on again when one comes back to it|one does not come back/],
    ways: ['wide'],
  },
];

/** Pages with nothing wrong in them but what is worse than on the live page. */
export const worsePages: FaultyPage[] = [
  {
    name: 'a form and a button that do nothing any more',
    page: {
      effect: `addEventListener('submit', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);
        document.querySelector('#menu').addEventListener('click', (event) => event.stopImmediatePropagation(), true);`,
    },
    says: [
      /nothing happens any more when one uses "Menu"/,
      /its form does not send "POST \/api\/contact" any more/,
    ],
    ways: ['wide'],
  },
  {
    name: 'words and links that are others, or cannot be read',
    page: {
      styles: `.head { transform: scaleX(-1); } .lead { letter-spacing: -0.5em; } label { filter: blur(4px); }
        main p a { display: none; }
        @media (max-width: 600px) { main p:nth-of-type(n + 20) { color: #111; } }`,
      atImport: `document.querySelector('footer p').textContent = 'Another company altogether says this.';
        document.querySelectorAll('header a').forEach((link) => (link.href = '/other'));
        document.querySelector('link[rel=icon]').remove();`,
      effect: `document.querySelector('form input').maxLength = 3;
        document.addEventListener('submit', () => void fetch('/api/contact', { method: 'POST' }), true);
        document.querySelector('#menu').addEventListener('click', () => {
          let sum = 0; for (let n = 0; n < 2e9; n += 1) sum += n % 7; window.d = sum;
        });`,
    },
    says: [
      /"Tiny" is mirrored/,
      /letters over each other/,
      /is blurred/,
      /it hides "Go on"/,
      /at 390 dark, text is laid out and not to be seen/,
      /footer at \d+ \w+ says something else/,
      /header at \d+ \w+ leads elsewhere/,
      /does not tell search engines and others "link icon"/,
      /one cannot write into "name"/,
      /its form sends "POST \/api\/contact" more than once/,
      /its controls keep their visitor waiting/,
    ],
    ways: ['wide', 'narrow'],
  },
  {
    name: 'what is too much a few seconds later, and links nobody sees',
    page: {
      styles: 'main p a { color: inherit; text-decoration: none; }',
      markup: `<p id="twice">Some say that <a href="/other">the other page</a> says more about it.</p><p id="twice"></p>`,
      effect: `setTimeout(() => { for (let n = 0; n < 40; n += 1) new Image().src = '/mark.svg?' + n; }, 3000);
        setTimeout(() => { const until = performance.now() + 1500; while (performance.now() < until); }, 5000);`,
    },
    says: [
      /by and by it asks for \d+ files/,
      /a timer keeps its visitor waiting for \d+ ms/,
      /1 of its ids are used a second time/,
      /1 links in its text look like the words around them/,
    ],
    ways: ['wide', 'narrow'],
  },
  {
    name: 'what is there for nobody, and what goes on out of sight',
    page: {
      styles: 'main img { width: 0; height: 0; }',
      markup: `<button type="button">Nothing</button><p>Hello {{name}}.</p>`,
      effect: `sessionStorage.setItem('visitor', '1'); addEventListener('unload', () => {});
        const bar = document.createElement('div'); bar.style.height = '500px'; document.querySelector('main').prepend(bar);
        new Image().src = 'https://elsewhere.example/a.gif';
        document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: 'https://ready.example' }));
        document.querySelector('#contact')?.addEventListener('submit', ({ target }) => setTimeout(() => target.reset(), 30));
        setTimeout(() => {
          scrollTo(0, 900); document.querySelector('main input')?.focus({ preventScroll: true });
          document.querySelector('main').append(...Array.from({ length: 40 }, () => document.createElement('i')));
        }, 300000);`,
    },
    says: [
      /nothing happens when one presses "Nothing"/,
      /words that are not meant for visitors: "Hello {{name}}."/,
      /its parts jump while it comes alive/,
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
    ways: ['wide', 'narrow'],
  },
];

/** Much that is new and nothing that is wrong: a button first shown under a dialog, a bar at the foot of the window over text that scrolls. */
export const harmlessPage: TinyPage = {
  styles: `.head { transform: translateY(4px); letter-spacing: -0.02em; animation: arrive 4s; } main a:hover { color: #a00; }
    @keyframes arrive { from { opacity: 0; } }
    body { padding-bottom: 200px; } header { position: sticky; top: 0; background: #fff; } .dark header { background: #111; }`,
  markup: `<h2>Questions</h2><details><summary>Who?</summary><p>Somebody.</p></details>
    <form action="/other"><label>Your topic <input name="topic"></label> <button>Find</button></form>
    <p style="position: sticky; top: 90px; background: #ccc; color: #000">It stays.</p>
    <p><a href="https://example.org/" target="_blank" rel="noreferrer">Elsewhere</a></p>
    <button type="button" id="choose">Choose</button> <button type="button" id="ask" hidden>Ask again</button>
    <dialog id="choice" aria-label="Choice"><form method="dialog"><button>Done</button></form></dialog>
    <section id="question" tabindex="-1" aria-label="Question"><p>May we?</p></section>
    ${'<p>Short.</p>'.repeat(30)}
    <aside style="position: fixed; left: 8px; bottom: 8px; width: 300px; height: 150px; background: #ddd; color: #000">We ask.</aside>`,
  effect: `document.querySelector('#choose')?.addEventListener('click', () => {
      document.querySelector('#choice').showModal(); document.querySelector('#ask').hidden = false;
    });
    document.querySelector('#ask')?.addEventListener('click', () => document.querySelector('#question').focus());
    addEventListener('blur', () => {}); addEventListener('resize', () => {});
    document.querySelector('#view').addEventListener('click', (event) => event.stopImmediatePropagation(), true);
    addEventListener('keydown', (event) => { if (event.key === '/') event.preventDefault(); });
    const [often, seldom] = [setInterval(() => {}, 1000), setInterval(() => {}, 5000)]; setTimeout(() => {}, 30000);
    return () => [often, seldom].forEach(clearInterval);`,
};
