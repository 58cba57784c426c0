import { atEnd, inFile, atImport, inEffect, kindOf, markup, section, styles } from './campaign-case.js';

const busy = (milliseconds: number): string =>
  `const until = performance.now() + ${milliseconds}; while (performance.now() < until);`;

const places = kindOf('breaks in some places only', {
  'in one time zone': atImport(
    `if (Intl.DateTimeFormat().resolvedOptions().timeZone === 'Africa/Lagos') throw new Error('place');`,
  ),
  'in one language': inEffect(
    `if (navigator.language.startsWith('ar')) throw new Error(navigator.language);`,
  ),
  'on tablets': styles('@media (min-width: 700px) and (max-width: 800px) { .head { width: 1500px; } }'),
  'on large screens': styles(
    '@media (min-width: 1600px) { .head::before { content: ""; position: fixed; inset: 0; z-index: 99999; } }',
  ),
  'on phones that lie on their side': styles(
    '@media (max-height: 420px) { .head::before { content: ""; position: fixed; inset: 0; z-index: 99999; } }',
  ),
  'on the smallest phones': styles('@media (max-width: 340px) { .head { min-width: 600px; } }'),
  'who comes by a campaign': inEffect(`if (location.search.includes('utm_')) throw new Error('campaign');`),
});

const reading = kindOf('cannot be read', {
  'it is blurred': styles('.head { filter: blur(5px); }'),
  'it is mirrored': styles('.head { transform: scaleX(-1); }'),
  'letters over each other': styles('.lead { letter-spacing: -0.6em; }'),
  'lines over each other': styles('.head h1, .lead { line-height: 0.3; }'),
  'written downwards': styles('.lead { writing-mode: vertical-rl; }'),
  'the posts are there and hidden': styles('.head ~ * h2, .head ~ * h3 { display: none; }'),
  'everything but its head is left out by a rule': styles('.head ~ * { content-visibility: hidden; }'),
  'half of the window is taken by a bar': markup(
    `<div style={{ position: 'fixed', inset: '40vh 0 0', background: '#ccc', zIndex: 50 }}>Please subscribe.</div>`,
  ),
  'a link is gone under the mouse': styles('.head h1:hover { display: none; }'),
  'no pointer': inEffect(`document.documentElement.style.cursor = 'none';`),
});

const itself = kindOf('does by itself what nobody asked for', {
  'it scrolls down': inEffect(`scrollTo(0, 700);`),
  'it takes the focus': inEffect(`document.querySelector<HTMLElement>('main input')?.focus();`),
  'it fills the history': inEffect(
    `for (let n = 0; n < 10; n += 1) history.pushState(null, '', location.href);`,
  ),
  'it pushes everything down': inEffect(
    `const bar = document.createElement('div'); bar.style.height = '500px'; document.querySelector('main')?.prepend(bar);`,
  ),
  'it removes what others keep': inEffect(`localStorage.clear();`),
  'it prints': inEffect(`print();`),
  'it goes elsewhere when words are clicked on': inEffect(
    `document.querySelector('main h1')?.addEventListener('click', () => location.assign('/contact'));`,
  ),
  'it can be typed over': inEffect(
    `document.querySelector('main')?.setAttribute('contenteditable', 'true');`,
  ),
  'it sends one on who comes back': inEffect(
    `addEventListener('popstate', () => setTimeout(() => history.pushState(null, '', '/blog'), 50));`,
  ),
});

const later = kindOf('fails later', {
  'an interval that fails at its third turn': inEffect(
    `let turns = 0; setInterval(() => { if (++turns === 3) throw new Error('third'); }, 20_000);`,
  ),
  'one timer after the other': inEffect(
    `setTimeout(() => setTimeout(() => { throw new Error('chain'); }, 20_000), 20_000);`,
  ),
  'after four minutes': inEffect(`setTimeout(() => { throw new Error('late'); }, 240_000);`),
  'when one looks elsewhere': inEffect(
    `addEventListener('blur', () => void Promise.reject(new Error('away')));`,
  ),
  'when the connection comes back': inEffect(
    `addEventListener('online', () => { throw new Error('online'); });`,
  ),
  'when another window changes what is kept': inEffect(
    `addEventListener('storage', (event) => JSON.parse(event.newValue ?? '{'));`,
  ),
  'when the window is resized': inEffect(`addEventListener('resize', () => { throw new Error('size'); });`),
  'the platform is changed after five seconds': inEffect(
    `setTimeout(() => { window.fetch = () => Promise.reject(new Error('none')); }, 5000);`,
  ),
  'arrays are frozen': atImport(`Object.freeze(Array.prototype);`),
  'it asks every five seconds': inEffect(
    `setInterval(() => void fetch('/nothing-there').catch(() => {}), 5000);`,
  ),
});

const keys = kindOf('swallows what others need', {
  'the key Enter': inEffect(
    `addEventListener('keydown', (event) => { if (event.key === 'Enter') event.preventDefault(); });`,
  ),
  'copying by keys': inEffect(
    `addEventListener('keydown', (event) => { if (event.ctrlKey) event.preventDefault(); });`,
  ),
  'the mouse button': inEffect(`addEventListener('mousedown', (event) => event.preventDefault());`),
  'opening beside it': inEffect(
    `addEventListener('click', (event) => { if (event.ctrlKey || event.metaKey) event.preventDefault(); }, true);`,
  ),
});

const machines = kindOf('tells others something wrong', {
  'structured data nobody can read': section(
    `<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{ broken' }} />`,
  ),
  'a name out of a program': section(
    `<p><a href="/contact" aria-label={String(undefined)}>Write to us</a></p>`,
  ),
  'an address out of a program': section(`<p><a href={'/blog/' + String(undefined)}>More</a></p>`),
  'a window others may use': section(
    `<p><a href="https://www.example.org/" target="_blank" rel="opener" style={{ textDecoration: 'underline' }}>Elsewhere</a></p>`,
  ),
});

const industries = kindOf(
  'breaks an industry page',
  {
    'it is busy for two seconds': inFile(
      'mfe-industries/src/expose/legal-page.tsx',
      'const Sections = staticPart(',
      `if (!SERVER) { ${busy(2000)} }\nconst Sections = staticPart(`,
    ),
    'its contact section is left out': inFile(
      'mfe-industries/src/expose/legal-page.tsx',
      '<ContactSection heading={data.contactHeading} />',
      '{data.contactHeading ? null : null}',
    ),
    'its sections are left out': inFile(
      'mfe-industries/src/expose/legal-page.tsx',
      '<Sections />',
      '<h1>Legal</h1>',
    ),
    'a prop of the contact section is renamed': inFile(
      'mfe-industries/src/expose/legal-page.tsx',
      '<ContactSection heading={data.contactHeading} />',
      '<ContactSection {...({ title: data.contactHeading } as never)} />',
    ),
  },
  { app: 'mfe-industries', pages: ['/industries/legal'] },
);

const chat = kindOf(
  'breaks the chat',
  {
    'it opens nothing': inFile(
      'mfe-chat/src/features/inline-chat/chat-bar.tsx',
      '    load();\n    setOpening({ at: Date.now(), question });',
      '    void question;',
    ),
    'it fails when it is opened': inFile(
      'mfe-chat/src/features/inline-chat/chat-bar.tsx',
      '    load();\n    setOpening({ at: Date.now(), question });',
      `    throw new Error(question ?? 'chat');`,
    ),
    'it fails for visitors whose browser nobody drives': inFile(
      'mfe-chat/src/features/inline-chat/chat-bar.tsx',
      '    load();\n    setOpening({ at: Date.now(), question });',
      `    if (!navigator.webdriver) throw new Error(question ?? 'chat');`,
    ),
    'its panel never comes': inFile(
      'mfe-chat/src/features/inline-chat/chat-bar.tsx',
      `import('./chat-panel').then((module) => module.ChatPanel)`,
      `new Promise<(typeof import('./chat-panel'))['ChatPanel']>(() => {})`,
    ),
    'it lies over its page': atEnd(
      'mfe-chat/src/features/inline-chat/chat-bar.module.css',
      '.chat::before { content: ""; position: fixed; inset: 0; z-index: 9999; }',
    ),
  },
  { app: 'mfe-chat', pages: ['/'] },
);

const calculators = kindOf(
  'breaks a calculator',
  {
    'it does not open': inFile(
      'mfe-tools/src/features/roi/roi-calculator.tsx',
      'setShowCalculator(!showCalculator);',
      'setShowCalculator(false);',
    ),
    'it takes a second and a half': inFile(
      'mfe-tools/src/features/roi/roi-calculator.tsx',
      'setShowCalculator(!showCalculator);',
      `setShowCalculator(!showCalculator);\n    ${busy(1500)}`,
    ),
  },
  { app: 'mfe-tools', pages: ['/cctv-security'] },
);

const forms = kindOf(
  'sends something else',
  {
    'it sends twice': inFile(
      'mfe-tools/src/features/contact/use-contact-form.ts',
      'if (await sendContact({ ...values, ...trapped(form) }, kind)) {',
      'await sendContact({ ...values, ...trapped(form) }, kind);\n    if (await sendContact({ ...values, ...trapped(form) }, kind)) {',
    ),
    'its fields take three letters': inFile(
      'mfe-tools/src/features/contact/contact-fields.tsx',
      '...register(name) };',
      '...register(name), maxLength: 3 };',
    ),
    'its fields cannot be written into': inFile(
      'mfe-tools/src/features/contact/contact-fields.tsx',
      '...register(name) };',
      '...register(name), readOnly: true };',
    ),
  },
  { app: 'mfe-tools', pages: ['/contact'] },
);

const frame = kindOf(
  'breaks the frame for some',
  {
    'its links all lead home': inFile(
      'shell/src/features/footer/footer.tsx',
      '<a key={link.path} href={link.path}>',
      '<a key={link.path} href={paths.home}>',
    ),
    'its links are too small to be hit': atEnd(
      'shell/src/features/footer/footer.module.css',
      '.footer a { font-size: 1px !important; line-height: 1px; padding: 0; }',
    ),
    'its header goes when one scrolls': atEnd(
      'shell/src/features/header/header.module.css',
      '.scrolled { transform: translateY(-200px); }',
    ),
    'its links load their page anew': inFile(
      'shell/src/features/navigation/follow-links.ts',
      'event.preventDefault();\n    go(target);',
      'if (!go) return;\n    event.preventDefault();',
    ),
  },
  { app: 'shell', pages: ['/blog'] },
);

/** Further releases the gate has to refuse: for some visitors only, later only, or in other apps. */
export const brokenBeyond = [
  ...places,
  ...reading,
  ...itself,
  ...later,
  ...keys,
  ...machines,
  ...industries,
  ...chat,
  ...calculators,
  ...forms,
  ...frame,
];
