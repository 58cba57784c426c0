import { atImport, inEffect, kindOf, markup, section, styles } from './campaign-case.js';

const on = (type: string, code: string, options = 'true'): string =>
  `addEventListener('${type}', (event) => { ${code} }, ${options});`;
const element = (selector: string, then: string): string =>
  `const found = document.querySelector<HTMLElement>('${selector}'); if (found) { ${then} }`;

const keyboard = kindOf('keeps the keyboard out', {
  'every key is swallowed': inEffect(on('keydown', 'event.preventDefault();')),
  'only the tabulator is swallowed': inEffect(
    `addEventListener('keydown', (event) => { if (event.key === 'Tab') event.preventDefault(); }, true);`,
  ),
  'the focus is caught in the search': inEffect(
    `addEventListener('focusin', (event) => { const field = document.querySelector('main input'); if (field && event.target !== field) (field as HTMLElement).focus(); });`,
  ),
  'links of the header leave the order': inEffect(
    `document.querySelectorAll('header a, header button').forEach((one) => one.setAttribute('tabindex', '-1'));`,
  ),
  'an order of its own': section(`<p><a href="/contact" tabIndex={5}>Write to us</a></p>`),
  'no ring around what has the focus': inEffect(
    `const sheet = new CSSStyleSheet(); sheet.replaceSync(':focus-visible { outline: none !important; box-shadow: none !important }'); document.adoptedStyleSheets.push(sheet);`,
  ),
  'the focus is taken away again': inEffect(
    `addEventListener('focusin', (event) => setTimeout(() => (event.target as HTMLElement).blur()));`,
  ),
});

const wheel = kindOf('takes scrolling over', {
  'the page jumps back to its top': inEffect(on('scroll', 'scrollTo(0, 0);')),
  'the body is locked': inEffect(`document.body.style.overflow = 'hidden';`),
  'the root is locked': inEffect(`document.documentElement.style.overflow = 'hidden';`),
  'fingers are swallowed': inEffect(on('touchmove', 'event.preventDefault();', '{ passive: false }')),
  'no finger moves anything': inEffect(`document.documentElement.style.touchAction = 'none';`),
  'text cannot be selected': inEffect(`document.body.style.userSelect = 'none';`),
  'no menu on the right button': inEffect(on('contextmenu', 'event.preventDefault();')),
});

const fields = kindOf('spoils what is typed', {
  'a field that forgets': section(`<label>Name <input type="text" value="" onChange={() => {}} /></label>`),
  'typing is swallowed': inEffect(
    `addEventListener('beforeinput', (event) => event.preventDefault(), true);`,
  ),
  'the search loses its text': inEffect(
    `addEventListener('input', (event) => setTimeout(() => ((event.target as HTMLInputElement).value = '')), true);`,
  ),
  'pasting is forbidden': inEffect(`addEventListener('paste', (event) => event.preventDefault(), true);`),
  'a form that loads its page anew': section(
    `<form><label>Name <input name="name" defaultValue="x" /></label><button>Send</button></form>`,
  ),
  'keys are heard and stopped': inEffect(
    `for (const type of ['keydown', 'keypress', 'keyup']) addEventListener(type, (event) => { event.stopImmediatePropagation(); event.preventDefault(); }, true);`,
  ),
});

const readers = kindOf('hides from some readers', {
  'main is hidden from screen readers': inEffect(
    element('main', `found.setAttribute('aria-hidden', 'true');`),
  ),
  'main is inert': inEffect(element('main', `found.inert = true;`)),
  'the header is inert': inEffect(element('header', `found.inert = true;`)),
  'the language is another': inEffect(`document.documentElement.lang = 'de';`),
  'there is no language': inEffect(`document.documentElement.removeAttribute('lang');`),
  'it is written from right to left': inEffect(`document.documentElement.dir = 'rtl';`),
  'a picture without words': markup(`<img src="/icon.svg" width="20" height="20" />`),
  'a button without a name': section(
    `<button type="button" onClick={() => {}}><svg width="9" height="9" /></button>`,
  ),
  'main is no main any more': inEffect(element('main', `found.setAttribute('role', 'presentation');`)),
  'the navigation is none any more': inEffect(
    `document.querySelectorAll('nav').forEach((nav) => nav.setAttribute('role', 'presentation'));`,
  ),
  'the menus are gone': inEffect(
    `document.querySelectorAll('header nav, header button').forEach((one) => one.remove());`,
  ),
  'words of one pixel': styles('.head h1, .lead { font-size: 1px; }'),
  'words clipped away': styles('.head h1 { clip-path: inset(50%); }'),
  'words without opacity': styles('.lead { opacity: 0.02; }'),
  'hidden on paper': styles('@media print { .head, .head ~ * { display: none !important; } }'),
  'hidden where motion is welcome': styles(
    '@keyframes vanish { to { opacity: 0; } } .head { animation: vanish 1s forwards; }',
  ),
  'shaken where motion is welcome': styles(
    '@keyframes shake { to { transform: translateX(-120vw); } } .head h1 { animation: shake 2s forwards; }',
  ),
  'a small print by night on small screens': styles(
    '@media (max-width: 600px) { :global(.dark) .lead { color: #111; } }',
  ),
});

const leaving = kindOf('breaks on the way', {
  'it fails when it is left': inEffect(`return () => { throw new Error('left'); };`),
  'it fails when one comes from elsewhere': inEffect(
    `if (sessionStorage.getItem('seen')) throw new Error('again'); return () => sessionStorage.setItem('seen', '1');`,
  ),
  'it fails on the second visit': inEffect(
    `if (localStorage.getItem('seen')) throw new Error('again'); localStorage.setItem('seen', '1');`,
  ),
  'it fails after four seconds': inEffect(`setTimeout(() => { throw new Error('late'); }, 4000);`),
  'it fails after twenty seconds': inEffect(
    `setTimeout(() => void Promise.reject(new Error('late')), 20_000);`,
  ),
  'it empties itself after nine seconds': inEffect(
    `setTimeout(() => document.querySelector('main')?.replaceChildren(), 9000);`,
  ),
  'it leaves for another page after fifteen seconds': inEffect(
    `setTimeout(() => location.assign('/contact'), 15_000);`,
  ),
  'it keeps asking when one tries to leave': inEffect(
    `addEventListener('beforeunload', (event) => event.preventDefault());`,
  ),
  'links are pressed in vain': inEffect(
    `addEventListener('click', (event) => { if ((event.target as Element).closest('main a')) event.preventDefault(); }, true);`,
  ),
  'the way back is cut': inEffect(
    `addEventListener('popstate', (event) => { event.stopImmediatePropagation(); history.forward(); }, true);`,
  ),
  'its layer stays when it is left': inEffect(
    `const layer = document.createElement('div'); layer.style.cssText = 'position:fixed;inset:0;z-index:9999'; return () => document.body.append(layer);`,
  ),
  'its rules stay when it is left': inEffect(
    `return () => { document.body.style.fontSize = '60px'; document.documentElement.style.filter = 'invert(1)'; };`,
  ),
});

const background = kindOf('goes on behind the page', {
  'an interval without a pause': inEffect(`setInterval(() => {}, 1);`),
  'frames without end': inEffect(
    `const frame = () => { document.body.style.setProperty('--turn', String(Math.random())); requestAnimationFrame(frame); }; frame();`,
  ),
  'work in the background': inEffect(
    `setInterval(() => { const until = performance.now() + 40; while (performance.now() < until); }, 100);`,
  ),
  'memory that is never given back': inEffect(
    `const kept: unknown[] = []; for (let n = 0; n < 60; n += 1) kept.push(new Array(200_000).fill(n)); (document as any).addEventListener('kept', () => kept);`,
  ),
  'thousands of listeners': inEffect(
    `for (let n = 0; n < 5000; n += 1) addEventListener('resize', () => void n);`,
  ),
  'thousands of elements': section(
    `<div hidden>{Array.from({ length: 20_000 }, (_, n) => <i key={n} />)}</div>`,
  ),
  'an animation whatever one prefers': inEffect(
    `document.querySelector('main h1')?.animate([{ transform: 'none' }, { transform: 'scale(1.4)' }], { duration: 400, iterations: Infinity, direction: 'alternate' });`,
  ),
  'a cookie': inEffect(`document.cookie = 'visitor=1; max-age=99999';`),
  'something kept in the browser': inEffect(`localStorage.setItem('visitor', crypto.randomUUID());`),
  'a service worker': inEffect(`void navigator.serviceWorker.register('/sw.js').catch(() => {});`),
  'a database': inEffect(`indexedDB.open('visitors');`),
  'a picture of five megabytes': inEffect(
    `const canvas = document.createElement('canvas'); canvas.width = canvas.height = 8000; canvas.getContext('2d')?.fillRect(0, 0, 8000, 8000); document.querySelector('main')?.append(canvas); canvas.style.width = '20px'; canvas.style.height = '20px';`,
  ),
  'a picture that is broken': section(
    `<img alt="Cameras" src="data:image/png;base64,AAAA" width="200" height="100" />`,
  ),
  'a position is asked for': inEffect(`navigator.geolocation.getCurrentPosition(() => {});`),
  'notifications are asked for': inEffect(`void Notification.requestPermission();`),
  'a sound': inEffect(`void new Audio('/nothing.mp3').play().catch(() => {});`),
});

const documents = kindOf('changes the document', {
  'another title once alive': inEffect(`setTimeout(() => (document.title = 'Hello'), 300);`),
  'kept from search engines': inEffect(
    `document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));`,
  ),
  'another canonical address': inEffect(
    `document.querySelector('link[rel=canonical]')?.setAttribute('href', 'https://elsewhere.example/');`,
  ),
  'another base': inEffect(
    `document.head.append(Object.assign(document.createElement('base'), { href: '/elsewhere/' }));`,
  ),
  'a refresh after a minute': inEffect(
    `document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '60' }));`,
  ),
  'it is written anew': inEffect(`document.write('<p>Hello</p>');`),
  'a link of script': inEffect(element('main a', `found.setAttribute('href', 'javascript:void 0');`)),
  'every link in a new window': inEffect(
    `document.querySelectorAll('a').forEach((link) => (link.target = '_blank'));`,
  ),
  'zooming is forbidden': inEffect(
    `document.querySelector('meta[name=viewport]')?.setAttribute('content', 'width=device-width, maximum-scale=1, user-scalable=no');`,
  ),
  'a title nobody can read': [
    {
      file: 'mfe-blog/src/features/listing/listing-meta.ts',
      from: 'title: `${listing.title}$',
      to: 'title: `undefined ${String((listing as never as { name: string }).name)} $',
    },
  ],
  'no description': [
    {
      file: 'mfe-blog/src/features/listing/listing-meta.ts',
      from: 'description: listing.description,',
      to: `description: '',`,
    },
  ],
  'words of a program on the page': section(`<p>Posts: {String({})}, {String(undefined)}, {NaN}</p>`),
  'addresses of before': atImport(`setTimeout(() => history.replaceState(null, '', '/elsewhere'), 100);`),
});

/** Further releases the gate has to refuse: those that fail people, later or elsewhere. */
export const brokenInUse = [
  ...keyboard,
  ...wheel,
  ...fields,
  ...readers,
  ...leaving,
  ...background,
  ...documents,
];
