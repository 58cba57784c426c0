import type { FaultyPage } from './faulty-pages.js';
import type { TinyPage } from './tiny-site.js';

/** Pages that say something else of themselves, or go on, when nobody looks any more. */
export const changingPages: FaultyPage[] = [
  {
    name: 'a title that changes a moment after it has come alive',
    page: { effect: `setTimeout(() => (document.title = 'Hello'), 300);` },
    says: [/its title becomes "Hello" instead of "Tiny"/],
    ways: ['narrow'],
  },
  {
    name: 'what its scripts make of what it says of itself while they are loaded',
    page: {
      atImport: `document.title = 'Loaded'; document.querySelector('link[rel=canonical]').href = '/elsewhere';`,
    },
    says: [/its title becomes "Loaded" instead of "Tiny"/, /its canonical address becomes "\/elsewhere"/],
    ways: ['narrow'],
  },
  {
    name: 'a word for search engines that comes when it has been open for a while',
    page: {
      effect: `setTimeout(() => {
        document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));
        document.documentElement.lang = 'de';
      }, 3000);`,
    },
    says: [/its word for search engines becomes "noindex"/, /its language becomes "de"/],
    ways: ['elsewhere'],
  },
  {
    name: 'an interval that goes on in the page one went on to',
    page: {
      atImport: 'let every;',
      effect: `every ??= setInterval(() => console.info('every'), 3000);`,
    },
    says: [/1 of its timers go on when one has left it: interval .*every/],
    ways: ['wide'],
  },
  {
    name: 'timers each of which starts the next, in the page one went on to',
    page: {
      atImport: `let next; const later = async () => {
        for (;;) await new Promise((resolve) => (next = setTimeout(resolve, 3000)));
      };`,
      effect: `if (!next) void later();`,
    },
    says: [/1 of its timers go on when one has left it: timer/],
    ways: ['wide'],
  },
  {
    name: 'an interval more when one comes back',
    page: { atImport: 'let visits = 0;', effect: `if (visits++) setInterval(() => {}, 3000);` },
    says: [/when one leaves it and comes back, 1 of its intervals go on instead of 0/],
    ways: ['wide'],
  },
  {
    name: 'listeners more whenever one comes back',
    page: {
      effect: `for (let n = 0; n < 5; n += 1) addEventListener('resize', () => {});`,
    },
    says: [/when one leaves it and comes back, \d+ listen on its window and document instead of \d+/],
    ways: ['wide'],
  },
  {
    name: 'a focus that is taken while everything is being pressed elsewhere',
    page: { effect: `setTimeout(() => document.querySelector('main input')?.focus(), 5000);` },
    says: [/within ten minutes, it takes the focus by itself, for <input>/],
    ways: ['wide', 'narrow', 'elsewhere'],
  },
  {
    name: 'an error where motion is welcome',
    page: {
      atImport: `if (matchMedia('(prefers-reduced-motion: no-preference)').matches) throw new Error('motion');`,
    },
    says: [/Error: motion/],
    ways: ['narrow'],
  },
  {
    name: 'a link that leads elsewhere once the mouse was over it',
    page: {
      effect: `document.querySelectorAll('main a').forEach((link) => link.addEventListener('mouseenter', () => (link.href = '/')));`,
    },
    says: [/a moment later, its link "Go on" leads to \/ instead of \/other/],
    ways: ['wide'],
  },
  {
    name: 'what it keeps from those who write, dial, or go to a place of it',
    page: {
      markup: `<p><a href="mailto:somebody@tiny.example">Write to us</a></p><p><a href="#end">To the end</a></p>
        <div style="height: 2000px"></div><p id="end">The end.</p>`,
      effect: `addEventListener('keydown', (event) => { if (event.key === 's') event.preventDefault(); });
        addEventListener('click', (event) => {
          if (!event.target.closest('a[href^="#"], a[href^="mailto:"]')) return;
          event.preventDefault(); event.stopImmediatePropagation();
        }, true);
        document.querySelector('#menu').addEventListener('click', () => (document.body.style.position = 'fixed'));`,
    },
    says: [
      /its fields do not take s/,
      /nothing is written or dialled when one presses "Write to us"/,
      /a link to one of its places does not lead there: "To the end"/,
    ],
    ways: ['wide'],
  },
  {
    name: 'something that opens at the first click, wherever that is',
    page: {
      markup: `<dialog id="news" aria-label="News"><p>News.</p><form method="dialog"><button>Close</button></form></dialog>`,
      effect: `addEventListener('click', () => document.querySelector('#news')?.showModal(), { once: true });`,
    },
    says: [/something opens when one clicks on its words/],
    ways: ['wide'],
  },
];

/** Pages whose controls and links do something else than on the live page. */
export const otherwisePages: FaultyPage[] = [
  {
    name: 'a menu that stays closed while something else happens',
    page: {
      effect: `document.querySelector('#menu').addEventListener('click', (event) => {
        event.stopImmediatePropagation();
        document.querySelector('footer p').dataset.turn = String(Math.random());
      }, true);`,
    },
    says: [/something happens when one uses "Menu", which neither opens nor changes any more/],
    ways: ['wide', 'narrow'],
  },
  {
    name: 'controls that do nothing beside a clock, and where clicks are counted',
    page: {
      markup: `<p id="clock">0</p><p id="chain">0</p><button type="button">Nothing</button>
        <label><input type="checkbox" id="check"> Check</label>`,
      effect: `const tick = (id) => () => (document.querySelector(id).textContent = String(performance.now()));
        const every = setInterval(tick('#clock'), 100);
        let after = 0; const next = () => { tick('#chain')(); after = setTimeout(next, 150); }; next();
        document.addEventListener('click', () => (document.body.dataset.clicks = String(Math.random())));
        document.querySelector('#check').addEventListener('click', (event) => event.preventDefault());
        document.querySelector('#size').addEventListener('change', ({ target }) => setTimeout(() => (target.selectedIndex = 0), 60));
        return () => { clearInterval(every); clearTimeout(after); };`,
    },
    says: [
      /"<input id="check">" says that it opens or checks something, and does not/,
      /nothing happens when one presses "Nothing"/,
      /something happens when one uses "SmallLarge", which neither opens nor changes/,
    ],
    ways: ['wide', 'narrow'],
  },
  {
    name: 'other words and other colours by night',
    page: {
      effect: `const root = document.documentElement;
        if (matchMedia('(prefers-color-scheme: dark)').matches) document.querySelector('main label').firstChild.nodeValue = 'It costs 99 by night.';
        root.classList.replace('dark', 'light'); root.style.colorScheme = 'light';`,
    },
    says: [
      /its colours are those of another palette: narrow: light/,
      /"Search" is served, and something else is said once it is alive/,
    ],
    ways: ['wide', 'narrow'],
  },
  {
    name: 'links that say what they said and lead elsewhere',
    page: {
      atImport: `document.querySelectorAll('main p a, footer a').forEach((link) => (link.href = link.href.endsWith('other') ? '/' : '/other'));`,
    },
    says: [/"Go on" leads to \/ instead of \/other, "Home again" leads to \/other instead of \//],
    ways: ['wide', 'narrow'],
  },
];

/** Pages whose forms ask for something else than on the live page. */
export const askingPages: FaultyPage[] = [
  {
    name: 'a field that has to be filled in no more, and one that is filled in already',
    page: {
      effect: `const [name, message] = document.querySelectorAll('#contact input, #contact textarea');
        name.required = false; name.type = 'email'; message.value = 'Call me.';`,
    },
    says: [
      / is email instead of text, required/,
      / is textarea, required, filled in instead of textarea, required/,
    ],
    ways: ['wide', 'narrow'],
  },
];

/** Pages with nothing wrong in them, by what is new. */
export const soundPages: Record<string, TinyPage> = {
  'timers that end with the page': {
    effect: `let stays = true;
      const next = () => { if (stays) setTimeout(next, 2000); }; next();
      const every = setInterval(() => { if (!stays) clearInterval(every); }, 2000);
      setTimeout(() => {}, 30000);
      return () => { stays = false; };`,
  },
  'code that listens from the second visit on': {
    atImport: 'let visits = 0;',
    effect: `if (visits++ === 1) for (let n = 0; n < 8; n += 1) addEventListener('resize', () => {});`,
  },
  'a link to a place that takes the keyboard there': {
    markup: `<p><a href="#far">Further down</a></p>${'<br>'.repeat(90)}<p id="far">Far down.</p>`,
    effect: `const far = document.querySelector('#far');
      const go = (event) => { event.preventDefault(); far.tabIndex = -1; far.focus(); far.scrollIntoView(); };
      const link = document.querySelector('a[href="#far"]'); link.addEventListener('click', go);
      return () => link.removeEventListener('click', go);`,
  },
  'what was shown stands in something to unfold': {
    atImport: `const shown = document.querySelector('main p:has(a)'); const folded = document.createElement('details');
      folded.innerHTML = '<summary>More</summary>'; shown.replaceWith(folded); folded.append(shown);`,
  },
  'a carousel that goes on by itself, and a button that moves it': {
    markup: `<p id="shown" aria-live="off">1</p><button type="button" id="next">Next picture</button>`,
    effect: `const shown = document.querySelector('#shown'); const next = () => (shown.textContent = String(Number(shown.textContent) + 1));
      document.querySelector('#next').addEventListener('click', next);
      const every = setInterval(next, 50); return () => clearInterval(every);`,
  },
};
