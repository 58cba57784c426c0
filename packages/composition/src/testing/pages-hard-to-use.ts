import type { FaultyPage } from './faulty-pages.js';
import type { TinyPage } from './tiny-site.js';

/** A page with a button that opens a dialog. */
const withDialog = (styles: string, content = '', effect = ''): TinyPage => ({
  styles: `#asking { position: fixed; ${styles} } .dark dialog { background: #222; color: #eee; }`,
  markup: `<button type="button" id="opener" aria-haspopup="dialog">Ask us</button>
    <dialog id="asking" aria-label="Ask us" closedby="any"><p>We answer within a day.</p>${content}
    <form method="dialog"><button>Done</button></form></dialog>`,
  effect: `document.querySelector('#opener').addEventListener('click', () => document.querySelector('#asking').showModal());
    ${effect}`,
});

/** A calculator that finds this. */
const finds = (result: string): string =>
  `document.querySelector('#save').addEventListener('click', () => setTimeout(() => (document.querySelector('output').textContent = '${result}')));`;

/** Pages that some people cannot use, or not as they use the live page. */
export const hardPages: FaultyPage[] = [
  {
    name: 'a form that takes letters without accents only',
    page: {
      effect: `document.addEventListener('submit', (event) => {
        if (/^[A-Za-z' -]+$/.test(new FormData(event.target).get('name'))) return;
        event.preventDefault(); event.stopImmediatePropagation();
      }, true);`,
    },
    says: [/its form does not send "POST \/api\/contact" any more/],
    ways: ['wide'],
  },
  {
    name: 'a form that takes messages of one line only',
    page: {
      effect: `document.addEventListener('submit', (event) => {
        if (!document.querySelector('textarea').value.includes('\\n')) return;
        event.preventDefault(); event.stopImmediatePropagation();
      }, true);`,
    },
    says: [/its form does not send "POST \/api\/contact" any more/],
    ways: ['wide'],
  },
  {
    name: 'words where a button and a link were, and a button for the mouse only',
    page: {
      atImport: `for (const one of document.querySelectorAll('#share, main p a')) one.replaceWith(one.textContent);`,
      markup: '<p><span role="button" id="press">Press</span></p>',
      effect: `document.querySelector('#press')?.addEventListener('click', ({ target }) => target.classList.toggle('on'));`,
    },
    says: [
      /one cannot press "Share" any more/,
      /"Go on" does not lead to \/other any more/,
      /the keyboard cannot come to 1 of its buttons/,
    ],
    ways: ['wide', 'narrow'],
  },
  {
    name: 'a page that is kept from screen readers once a control was used',
    page: {
      effect: `document.querySelector('#menu').addEventListener('click', () => document.querySelector('#root').setAttribute('aria-hidden', 'true'));`,
    },
    says: [/parts of it are kept from keyboards and screen readers: header, nav, main/],
    ways: ['narrow'],
  },
  {
    name: 'an entry of the history for each letter',
    page: {
      effect: `document.querySelector('[type=search]').addEventListener('input', ({ target }) => history.pushState(null, '', '?q=' + target.value));`,
    },
    says: [/some letters in a field are 6 entries of the history, on the live page 0/],
    ways: ['wide', 'narrow'],
  },
  {
    name: 'a menu that opens and does not close',
    page: {
      effect: `document.querySelector('#menu').addEventListener('click', (event) => {
        event.stopImmediatePropagation(); event.currentTarget.setAttribute('aria-expanded', 'true');
      }, true);`,
    },
    says: [/pressed once more, "Menu" does not go back any more/],
    ways: ['wide', 'narrow'],
  },
  {
    name: 'a menu that a hand opens and closes at once',
    page: {
      effect: `document.querySelector('#menu').addEventListener('mousedown', ({ currentTarget }) =>
        currentTarget.setAttribute('aria-expanded', String(currentTarget.getAttribute('aria-expanded') === 'false')));`,
    },
    says: [/something happens when one uses "Menu", which neither opens nor changes any more/],
    ways: ['wide', 'narrow'],
  },
  {
    name: 'words that are cut off by a box of their own',
    page: {
      styles: `.lead { max-height: 1.5em; overflow: hidden; } @media (min-width: 601px) { .lead { width: 300px; } }
        footer a { display: block; width: 40px; overflow: hidden; white-space: nowrap; }`,
    },
    says: [
      /at 1280 light, text is cut off by its own box: "A lead. A paragraph[^"]*", "Home again"/,
      /at 390 dark, text is cut off by its own box: "A lead. A paragraph/,
    ],
    ways: ['wide', 'narrow'],
  },
  {
    name: 'a calculator that finds something else',
    page: { effect: finds('21 % less') },
    says: [/once it was used in the same way, it shows "21 % less" where it showed "12 % less"/],
    ways: ['wide', 'narrow'],
  },
  {
    name: 'a calculator that finds no number',
    page: { effect: finds('NaN % less') },
    says: [/once it was used, it shows words that nobody meant: "NaN % less"/],
    ways: ['wide'],
  },
  {
    name: 'a form that says nothing once it was taken',
    page: { styles: `[role=status] { display: none; }` },
    says: [/sent "POST \/api\/contact", 0 characters of what it says are to be seen, on the live page 10/],
    ways: ['wide'],
  },
  ...['position: absolute; left: -9999px', 'height: 0; overflow: hidden', 'filter: opacity(0)'].map(
    (styles) => ({
      name: `thanks that nobody sees: ${styles}`,
      page: { styles: `[role=status] { ${styles} }` },
      says: [/sent "POST \/api\/contact", 0 characters of what it says are to be seen, on the live page 10/],
      ways: ['wide' as const],
    }),
  ),
  {
    name: 'a form that says nothing when it cannot be sent',
    page: { styles: `[role=alert] { display: none; }` },
    says: [/"POST \/api\/contact, which could not be taken", 0 characters of what it says are to be seen/],
    ways: ['narrow'],
  },
  {
    name: 'pale thanks once a form was taken',
    page: { styles: `[role=status] { color: #ccc; }` },
    says: [/what its form shows once it was sent, accessibility: .*color-contrast/],
    ways: ['wide'],
  },
  {
    name: 'a form that can be sent once only',
    page: {
      effect: `document.querySelector('main').addEventListener('submit', (event) => {
        if (!document.querySelector('[role=status]')) return;
        event.preventDefault();
        event.stopPropagation();
      }, true);`,
    },
    says: [/its form does not send "POST \/api\/contact a second time" any more/],
    ways: ['wide'],
  },
  {
    name: 'a page that breaks once its form was taken',
    page: {
      effect: `new MutationObserver(() => { if (document.querySelector('[role=status]')) throw new Error('one too many'); })
        .observe(document.querySelector('main'), { childList: true, subtree: true });`,
    },
    says: [/a script fails: Error: one too many/],
    ways: ['wide'],
  },
  {
    name: 'a button that comes when one scrolls and fails when it is pressed',
    page: {
      markup: '<button type="button" id="late" hidden>Ask us</button>',
      effect: `const late = document.querySelector('#late'); addEventListener('scroll', () => (late.hidden = scrollY < 200));
        late.addEventListener('click', () => { throw new Error('nobody is there'); });`,
    },
    says: [/a script fails: Error: nobody is there/],
    ways: ['narrow'],
  },
  {
    name: 'a dialog with a pale text and a field without a name',
    page: { ...withDialog('', '<p style="color: #ddd">Ask us.</p><input>') },
    says: [
      /in what "Ask us" opens, accessibility: .*color-contrast/,
      /in what "Ask us" opens, accessibility: .*\(label\)/,
    ],
    ways: ['wide'],
  },
  {
    name: 'nothing to be seen in what opens',
    live: withDialog(''),
    page: withDialog('-webkit-text-fill-color: transparent'),
    says: [/in what "Ask us" opens, 0 characters are to be seen, on the live page 27/],
    ways: ['wide'],
  },
  {
    name: 'a dialog that is wider than a phone',
    page: withDialog('width: 600px; max-width: none; margin: 0'),
    says: [/what "Ask us" opens sticks out of the window by \d+ pixels/],
    ways: ['narrow'],
  },
  {
    name: 'a dialog that is higher than the window and does not scroll',
    page: withDialog('max-height: none; height: 1200px; overflow: hidden'),
    says: [/what "Ask us" opens goes \d+ pixels beyond the window, where nobody can scroll to/],
    ways: ['wide', 'narrow'],
  },
  {
    name: 'a form in a dialog that breaks once it was sent',
    page: withDialog(
      '',
      '<form id="ask" action="/api/contact" method="post"><label>Name <input name="name"></label><button>Ask</button></form>',
      `document.querySelector('#ask').addEventListener('submit', (event) => { event.preventDefault(); throw new Error('not sent'); });`,
    ),
    says: [/a script fails: Error: not sent/],
    ways: ['wide'],
  },
  {
    name: 'a title that is kept on the way to another page',
    page: { effect: `return () => void setTimeout(() => (document.title = 'Tiny'));` },
    says: [/on \/other, coming from it, its title is "Tiny" instead of "Other"/],
    ways: ['wide'],
  },
  {
    name: 'a way on that ends in the middle of the page',
    page: { effect: `return () => void requestAnimationFrame(() => scrollTo(0, 400));` },
    says: [/on \/other, coming from it, one stands 400 pixels below its top/],
    ways: ['wide'],
  },
  {
    name: 'words that come after minutes',
    page: {
      styles: '.lead { animation: arrive 400ms 200s backwards; } @keyframes arrive { from { opacity: 0; } }',
    },
    says: [/with motion, after 4 s these are still to come: "A lead. A paragraph/],
    ways: ['narrow'],
  },
];

/** Pages that are used otherwise than the live one and can be used by everybody, by what is new. */
export const usablePages: Record<string, TinyPage> = {
  'a link that became a card, and one entry for all that is searched for': {
    atImport: `const card = document.createElement('a'); card.href = '/other'; card.style.display = 'block';
      card.innerHTML = '<p>Go on</p><p>What comes after this.</p>'; document.querySelector('main p:has(a)').replaceWith(card);`,
    effect: `document.querySelector('[type=search]').addEventListener('input', ({ target }) => {
        if (!location.search) history.pushState(null, '', '?q'); else history.replaceState(null, '', '?q=' + target.value);
      });`,
  },
  'one of several that is chosen already, and answers by chance': {
    markup: `<div role="group" aria-label="Ways"><button type="button" aria-pressed="true" id="first">First</button>
      <button type="button" aria-pressed="false" id="second">Second</button></div><p id="way">The first.</p>`,
    effect: `const ways = ['#first', '#second'].map((id) => document.querySelector(id));
      for (const way of ways) way?.addEventListener('click', () => {
        if (way.ariaPressed === 'true') return;
        for (const one of ways) one.ariaPressed = String(one === way);
        document.querySelector('#way').textContent = way.textContent + ' it is.';
      });`,
  },
  'a figure that goes on by itself once it was begun': {
    markup: '<p><button type="button" id="begin">Begin</button> <b id="count">1 of 900</b></p>',
    effect: `let [count, timer] = [Math.round(Math.random() * 1e6)];
      document.querySelector('#begin')?.addEventListener('click', () => (timer ??= setInterval(() => {
        document.querySelector('#count').textContent = (count += 1) + ' of all';
      }, 500)));
      return () => clearInterval(timer);`,
  },
  'a dialog with a form that scrolls, and a button that comes when one scrolls': {
    ...withDialog(
      'max-height: 300px; overflow-y: auto',
      `<form id="ask"><label>Name <input name="name" autocomplete="name"></label><button>Ask</button></form>${'<p>On.</p>'.repeat(20)}`,
      `document.querySelector('#ask').addEventListener('submit', (event) => event.preventDefault());
      const late = document.createElement('button'); late.type = 'button'; late.textContent = 'Up'; late.hidden = true;
      document.querySelector('main > div').append(late); late.addEventListener('click', () => late.classList.toggle('on'));
      addEventListener('scroll', () => (late.hidden = scrollY < 200));`,
    ),
  },
  'something that is shown once and for all, a tip where the focus is, and fields of which each answers by itself':
    {
      markup: `<p><button type="button" id="more" aria-expanded="false">More of it</button> <button type="button" id="tip">Tip</button></p>
      <fieldset><label><input type="radio" name="way" value="1"> One</label> <label><input type="radio" name="way" value="2"> Two</label></fieldset>
      <details><summary>Why?</summary><p>Because.</p></details>`,
      effect: `const [more, tip] = ['#more', '#tip'].map((id) => document.querySelector(id));
      more?.addEventListener('click', () => more.setAttribute('aria-expanded', 'true'));
      tip?.addEventListener('focus', () => (tip.title = 'It is a tip.')); tip?.addEventListener('blur', () => tip.removeAttribute('title'));
      tip?.addEventListener('click', () => tip.classList.toggle('on'));`,
    },
  'words that end with dots, can be unfolded, scrolled to, or are for screen readers only': {
    styles: `.lead { display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; overflow: hidden; max-width: 300px; }
      .fold { height: 3em; overflow: hidden; } .hush { position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
      .scrolled { height: 6em; overflow-y: auto; } .slides { width: 120px; overflow: hidden; white-space: nowrap; }`,
    markup: `<div class="slides"><p style="display: inline-block; width: 120px">First.</p><p style="display: inline-block">Second.</p></div>
      <div><div class="fold" id="fold"><p>This is long.</p><p>It goes on.</p><p>It goes on for long.</p></div>
      <button type="button" id="unfold" aria-expanded="false" aria-controls="fold">More of it</button></div>`,
    atImport: `const links = document.querySelector('main p:has(a)'); const scrolled = document.createElement('div');
      scrolled.className = 'scrolled'; scrolled.tabIndex = 0; scrolled.role = 'region'; scrolled.ariaLabel = 'More';
      links.before(scrolled); scrolled.append(...Array.from({ length: 9 }, () => Object.assign(document.createElement('p'), { textContent: 'On.' })), links);`,
    effect: `document.querySelector('#unfold')?.addEventListener('click', ({ currentTarget }) => {
        const opens = currentTarget.getAttribute('aria-expanded') === 'false';
        currentTarget.setAttribute('aria-expanded', String(opens)); document.querySelector('#fold').style.height = opens ? 'auto' : '3em';
      });`,
  },
  'words that arrive one after the other, and a hint over them that waits': {
    styles: `@keyframes arrive { from { opacity: 0; } } .hint { position: absolute; top: 4px; right: 4px; }
      @media (prefers-reduced-motion: no-preference) {
        main > div > p { animation: arrive 900ms 2s backwards; } main .hint { animation: arrive 900ms 20s backwards; }
      }`,
    markup: '<p class="hint">Still there?</p>',
  },
};
