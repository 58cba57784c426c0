import { inFile, atImport, inEffect, kindOf, markup, section, styles } from './campaign-case.js';

const cover = 'content: ""; position: fixed; inset: 0; z-index: 99999;';

const fingers = kindOf('is made for a mouse', {
  'it fails on phones': atImport(
    `if (/Mobi|Android|iPhone/.test(navigator.userAgent)) throw new Error('phone');`,
  ),
  'it fails where there are fingers': atImport(`if ('ontouchstart' in window) throw new Error('fingers');`),
  'a layer where there are fingers': styles(`@media (pointer: coarse) { .head::before { ${cover} } }`),
  'its words go where nothing can hover': styles('@media (hover: none) { .head { display: none; } }'),
});

const dialogs = kindOf('cannot be left', {
  'a dialog without a way out': section(
    `<button type="button" onClick={(event) => (event.currentTarget.nextElementSibling as HTMLDialogElement).showModal()}>More about it</button><dialog aria-label="More about it"><p>Words.</p></dialog>`,
  ),
  'a dialog that takes the key Escape': section(
    `<button type="button" onClick={(event) => (event.currentTarget.nextElementSibling as HTMLDialogElement).showModal()}>More about it</button><dialog aria-label="More about it" onCancel={(event) => event.preventDefault()}><form method="dialog"><button>Close</button></form></dialog>`,
  ),
});

const behind = kindOf('leaves something behind', {
  'an interval': inEffect(`setInterval(() => {}, 3000);`),
  'something kept for the window': inEffect(`sessionStorage.setItem('visitor', '1');`),
  'nothing of what others keep for the window': inEffect(`sessionStorage.clear();`),
  'a name of the window': inEffect(`window.name = 'visitor';`),
});

// Whoever comes back to an article comes back to the same document; the listing loads itself anew.
const article = 'mfe-blog/src/expose/article-page.tsx';
const behindAnArticle = kindOf(
  'leaves something behind',
  {
    listeners: [
      ...inFile(article, `import { island }`, `import { useEffect } from 'react';\nimport { island }`),
      ...inFile(
        article,
        '  useLeavingBlog();\n',
        `  useEffect(() => { for (let n = 0; n < 6; n += 1) addEventListener('scroll', () => void n); }, []);\n  useLeavingBlog();\n`,
      ),
    ],
  },
  { app: 'mfe-blog', pages: ['/blog/a-meter-nobody-reads'] },
);

const afterwards = kindOf('comes late', {
  'a bar that pushes everything down': inEffect(
    `setTimeout(() => { const bar = document.createElement('div'); bar.style.height = '500px'; document.querySelector('main')?.prepend(bar); }, 30_000);`,
  ),
  'a jump': inEffect(`setTimeout(() => scrollTo(0, 900), 30_000);`),
  'the focus': inEffect(
    `setTimeout(() => document.querySelector<HTMLElement>('main input')?.focus(), 30_000);`,
  ),
  'more and more elements': inEffect(
    `const timer = setInterval(() => { for (let n = 0; n < 20; n += 1) document.querySelector('main')?.append(document.createElement('i')); }, 5000); return () => clearInterval(timer);`,
  ),
});

const deadEnds = kindOf('is a dead end', {
  'a button that does nothing': section(`<button type="button">Subscribe</button>`),
  'links without addresses': inEffect(
    `document.querySelectorAll('main a').forEach((link) => link.removeAttribute('href'));`,
  ),
  'all links lead to one page': inEffect(
    `document.querySelectorAll('main a').forEach((link) => link.setAttribute('href', '/contact'));`,
  ),
  'the key Enter on its buttons': inEffect(
    `document.querySelectorAll('main button').forEach((button) => button.addEventListener('keydown', (event) => event.preventDefault()));`,
  ),
  'the way back by the keyboard': inEffect(
    `addEventListener('keydown', (event) => { if (event.shiftKey && event.key === 'Tab') event.preventDefault(); });`,
  ),
});

const unmeant = kindOf('shows what is not meant', {
  'a filler': section(`<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>`),
  'what a program has instead of a word': section(`<p>{\`There are \${undefined} posts.\`}</p>`),
  'a place to be filled': section(`<p>{'Hello {{name}}.'}</p>`),
  'a picture without a file': section(`<img alt="A camera" width="200" height="100" />`),
  'a picture of no size': section(`<img alt="A mark" src="/icon.svg" style={{ width: 0, height: 0 }} />`),
});

const media = kindOf('breaks in some media', {
  'without scripts': [
    ...styles(`.head { opacity: 0; } :global(.alive) .head { opacity: 1; }`),
    ...inEffect(`document.documentElement.classList.add('alive');`),
  ],
  'white on paper': styles('@media print { .head, .head * { color: #fff !important; } }'),
  'with colours of its visitor': styles('@media (forced-colors: active) { .head { display: none; } }'),
  'with more contrast': styles('@media (prefers-contrast: more) { .head h1 { display: none; } }'),
  'it flashes where motion is welcome': styles(
    '@media (prefers-reduced-motion: no-preference) { .lead { animation: flash 0.15s infinite; } } @keyframes flash { 50% { opacity: 0.3; } }',
  ),
  'words below the first screen on small screens': inEffect(
    `if (innerWidth < 600) document.querySelectorAll<HTMLElement>('main h3, main p').forEach((one, index) => { if (index > 4) one.style.opacity = '0.03'; });`,
  ),
});

const behindTheScenes = kindOf('does something behind the scenes', {
  'a worker': inEffect(`new Worker('/worker.js');`),
  'a connection made ready elsewhere': inEffect(
    `document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: 'https://elsewhere.example' }));`,
  ),
  'a request everything waits for': inEffect(
    `const request = new XMLHttpRequest(); request.open('GET', '/robots.txt', false); request.send();`,
  ),
  'listeners that hold up scrolling': inEffect(
    `addEventListener('touchmove', () => {}, { passive: false }); addEventListener('wheel', () => {}, { passive: false });`,
  ),
  'errors are swallowed': inEffect(`window.onerror = () => true;`),
  'the address is changed': inEffect(`history.replaceState(history.state, '', '?from=blog');`),
  'the page is not kept by browsers': inEffect(`addEventListener('unload', () => {});`),
  'the frame is written otherwise': markup('<i />').concat(
    inEffect(`document.querySelector<HTMLElement>('footer')!.style.letterSpacing = '1px';`),
  ),
});

const forms = kindOf(
  'loses what was written',
  {
    'when it cannot be sent': inFile(
      'mfe-tools/src/features/contact/use-contact-form.ts',
      'event.preventDefault();\n',
      `event.preventDefault();\n    const emptied = event.currentTarget;\n    setTimeout(() => emptied.reset(), 50);\n`,
    ),
  },
  { app: 'mfe-tools', pages: ['/contact'] },
);

/** Further releases the gate has to refuse: for hands, later, on paper, and out of sight. */
export const brokenFurther = [
  ...fingers,
  ...dialogs,
  ...behind,
  ...behindAnArticle,
  ...afterwards,
  ...deadEnds,
  ...unmeant,
  ...media,
  ...behindTheScenes,
  ...forms,
];
