import { inFile, kindOf, replaced, styles } from './campaign-case.js';

const shareButton = 'features/article/share-button.tsx';

const forms = kindOf(
  'a form that does not send',
  {
    'its rules refuse the names of many people': inFile(
      'mfe-tools/src/features/contact/use-contact-form.ts',
      'return check ? check(values, context, options) : { values, errors: {} };',
      `if (!/^[A-Za-z' -]+$/.test(values.name)) return { values: {}, errors: { name: { type: 'pattern', message: 'Please enter your name.' } } };
  return check ? check(values, context, options) : { values, errors: {} };`,
    ),
  },
  { app: 'mfe-tools', pages: ['/contact'] },
);

const buttons = kindOf(
  'does something else than it says',
  {
    'a button that became words': [
      ...replaced(
        shareButton,
        '<Button variant="outline" size="compact" onClick={() => void sharePost(post)}>',
        `<span style={{ cursor: 'pointer' }} onClick={() => void sharePost(post)}>`,
      ),
      ...replaced(shareButton, '</Button>', '</span>'),
    ],
  },
  { app: 'mfe-blog', pages: ['/blog/a-meter-nobody-reads'] },
);

const readers = kindOf(
  'hides from some readers',
  {
    'its page once the chat was open': inFile(
      'mfe-chat/src/features/inline-chat/chat-bar.tsx',
      '    load();\n    setOpening({ at: Date.now(), question });',
      `    load();\n    setOpening({ at: Date.now(), question });\n    document.getElementById('root')?.setAttribute('aria-hidden', 'true');`,
    ),
  },
  { app: 'mfe-chat', pages: ['/'] },
);

const history = kindOf('does by itself what nobody asked for', {
  'each letter is an entry of the history': replaced(
    'features/listing/filter-bar.tsx',
    `onChange={(event) => onChange({ search: event.target.value }, 'replace')}`,
    'onChange={(event) => onChange({ search: event.target.value })}',
  ),
});

const motion = kindOf('cannot be read', {
  'its lead arrives after minutes': styles(
    '.lead { animation: arrive 400ms 200s backwards; } @keyframes arrive { from { opacity: 0; } }',
  ),
});

const cards = kindOf(
  'tells others something wrong',
  {
    'a picture of the article that is not there': replaced(
      'features/article/article-meta.ts',
      '`${brand.siteUrl}/social${paths.article(post.slug)}.png`',
      '`${brand.siteUrl}/${post.slug}.png`',
    ),
  },
  { app: 'mfe-blog', pages: ['/blog/a-meter-nobody-reads'] },
);

const roi = 'mfe-tools/src/features/roi/roi-calculator.tsx';
const calculators = kindOf(
  'breaks a calculator',
  {
    'it opens and does not close': inFile(
      roi,
      'setShowCalculator(!showCalculator);',
      'setShowCalculator(true);',
    ),
    'a hand opens and closes it at once': inFile(
      roi,
      'onClick={toggle}',
      'onMouseDown={toggle}\n          onClick={toggle}',
    ),
  },
  { app: 'mfe-tools', pages: ['/cctv-security'] },
);

const boxes = kindOf('cannot be read', {
  'its lead is cut off by a box of its own': styles('.lead { max-height: 1.5em; overflow: hidden; }'),
});

const arriving = kindOf(
  'breaks on the way',
  {
    'a page one comes to keeps the title of the one before': inFile(
      'shell/src/browser/site-router.tsx',
      '    adoptHead(arrived.brought.head);\n',
      '',
    ),
    'one arrives in the middle of a page': inFile(
      'shell/src/features/navigation/keep-place.ts',
      'scrollTo({ top: isReturn ? restoreScrollPosition : 0,',
      'scrollTo({ top: isReturn ? restoreScrollPosition : 400,',
    ),
  },
  { app: 'shell', pages: ['/blog'] },
);

/** Further releases the gate has to refuse or hold: some people cannot use them, or cannot as they did. */
export const brokenForPeople = [
  ...forms,
  ...buttons,
  ...readers,
  ...history,
  ...motion,
  ...cards,
  ...calculators,
  ...boxes,
  ...arriving,
];
