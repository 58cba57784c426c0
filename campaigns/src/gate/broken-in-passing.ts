import { inFile, atImport, inEffect, kindOf, replaced, section } from './campaign-case.js';

const textLink = (href: string, words: string) =>
  `<p><a href="${href}" style={{ textDecoration: 'underline' }}>${words}</a></p>`;

const documents = kindOf('changes the document', {
  'another title while it is loaded': atImport(`document.title = 'Loaded';`),
  'kept from search engines after a while': inEffect(
    `setTimeout(() => document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })), 6000);`,
  ),
  'another description a moment later': inEffect(
    `setTimeout(() => document.querySelector('meta[name=description]')?.setAttribute('content', 'Hello'), 400);`,
  ),
  'the colours of the day for who has asked for night': inEffect(
    `document.documentElement.classList.replace('dark', 'light');`,
  ),
  'other words by night': inEffect(
    `if (document.documentElement.classList.contains('dark')) { const lead = document.querySelector('main p'); if (lead) lead.textContent = 'Something else is said by night.'; }`,
  ),
});

const answers = [
  ...kindOf('does something else than it says', {
    'a button beside a clock': section(`<button type="button">Subscribe</button>`).concat(
      inEffect(
        `const timer = setInterval(() => (document.body.dataset.turn = String(Math.random())), 50); return () => clearInterval(timer);`,
      ),
    ),
    'clicks are counted and nothing else': section(`<button type="button">Subscribe</button>`).concat(
      inEffect(
        `const count = () => (document.body.dataset.clicks = String(Math.random())); addEventListener('click', count); return () => removeEventListener('click', count);`,
      ),
    ),
    'a box that is never checked': section(
      `<label><input type="checkbox" checked={false} onChange={() => {}} /> Weekly</label>`,
    ),
    'the choice of a region is taken back': replaced(
      'features/listing/filter-bar.tsx',
      'onChange={(event) => onChange({ region: event.target.value as RegionChoice })}',
      `onChange={() => onChange({ region: '' })}`,
    ),
    'a link to one of its places': section(
      `${textLink('#campaign-end', 'To the end')}<p id="campaign-end" style={{ marginTop: 2000 }}>The end.</p>`,
    ).concat(
      inEffect(
        `const stop = (event: Event) => { if ((event.target as Element).closest('a[href^="#campaign"]')) { event.preventDefault(); event.stopImmediatePropagation(); } }; addEventListener('click', stop, true); return () => removeEventListener('click', stop, true);`,
      ),
    ),
    'a letter is taken from fields': inEffect(
      `const on = (event: KeyboardEvent) => { if (event.key === 's') event.preventDefault(); }; addEventListener('keydown', on); return () => removeEventListener('keydown', on);`,
    ),
    'a dialog opens at a click on words': section(
      `<dialog aria-label="News" id="campaign-news"><p>News.</p><form method="dialog"><button>Close</button></form></dialog>`,
    ).concat(
      inEffect(
        `const open = () => document.querySelector<HTMLDialogElement>('#campaign-news')?.showModal(); addEventListener('click', open, { once: true }); return () => removeEventListener('click', open);`,
      ),
    ),
    'nothing can be scrolled once a button was pressed': section(
      `<button type="button" onClick={() => Object.assign(document.body.style, { position: 'fixed', width: '100%' })}>More about it</button>`,
    ),
  }),
  ...kindOf(
    'does something else than it says',
    {
      'a calculator stays closed while something else changes': inFile(
        'mfe-tools/src/features/roi/roi-calculator.tsx',
        'setShowCalculator(!showCalculator);',
        'setShowCalculator(false);\n    document.body.dataset.turn = String(Math.random());',
      ),
    },
    { app: 'mfe-tools', pages: ['/cctv-security'] },
  ),
];

const behind = kindOf('leaves something behind', {
  'timers each of which starts the next': inEffect(
    `const again = () => { setTimeout(again, 3000); }; again();`,
  ),
  'a loop that waits': inEffect(
    `void (async () => { for (;;) await new Promise((resolve) => setTimeout(resolve, 3000)); })();`,
  ),
  'an interval that is begun once': inEffect(
    `const root = document.documentElement; if (!('every' in root.dataset)) { root.dataset.every = ''; setInterval(() => {}, 3000); }`,
  ),
});

const some = kindOf('breaks in some places only', {
  'where motion is welcome': atImport(
    `if (matchMedia('(prefers-reduced-motion: no-preference)').matches) throw new Error('motion');`,
  ),
});

const astray = kindOf(
  'leads elsewhere',
  {
    'every link of its footer': inFile(
      'shell/src/features/footer/footer.tsx',
      '<a key={link.path} href={link.path}>',
      `<a key={link.path} href="/search">`,
    ),
  },
  { app: 'shell', pages: ['/blog'] },
);

/** Releases the gate has to refuse or hold, whose fault is hidden behind something else that happens. */
export const brokenInPassing = [...documents, ...answers, ...behind, ...some, ...astray];
