import { atEnd, atImport, inEffect, kindOf, markup, section, styles } from './campaign-case.js';

const busy = (milliseconds: number): string =>
  `const until = performance.now() + ${milliseconds}; while (performance.now() < until);`;
const layer = 'content: ""; position: absolute; inset: -60px; z-index: 6;';

const home = kindOf(
  'breaks a page of another app',
  {
    'a layer over the words of its opening': atEnd(
      'mfe-marketing/src/features/home/hero-section.module.css',
      `.text { position: relative; } .text::after { ${layer} }`,
    ),
    'its opening has no height': atEnd(
      'mfe-marketing/src/features/home/hero-section.module.css',
      '.hero { height: 0; overflow: hidden; padding: 0; }',
    ),
  },
  { app: 'mfe-marketing', pages: ['/'] },
);

const industry = kindOf(
  'breaks an industry page',
  {
    'a layer over its opening': atEnd(
      'mfe-industries/src/features/industry/hero-section.module.css',
      `.words { position: relative; } .words::after { ${layer} }`,
    ),
    'its opening is wider than small screens': atEnd(
      'mfe-industries/src/features/industry/hero-section.module.css',
      '.words { min-width: 520px; }',
    ),
  },
  { app: 'mfe-industries', pages: ['/industries/finance'] },
);

const waiting = kindOf('never ends', {
  'a part that says for ever that it is loading': section(`<p aria-busy="true">Loading…</p>`),
  'a bar of progress that goes nowhere': section(`<progress aria-label="Loading" />`),
});

const later = kindOf('comes late', {
  'a dialog over everything': section(
    `<dialog aria-label="News" id="news"><p>News.</p><form method="dialog"><button>Close</button></form></dialog>`,
  ).concat(
    inEffect(`setTimeout(() => document.querySelector<HTMLDialogElement>('#news')?.showModal(), 8000);`),
  ),
  'a popover over the words': section(
    `<div popover="manual" id="news"><p>Subscribe to the news.</p></div>`,
  ).concat(inEffect(`setTimeout(() => document.querySelector<HTMLElement>('#news')?.showPopover(), 8000);`)),
  'forty requests': inEffect(
    `setTimeout(() => { for (let n = 0; n < 40; n += 1) void fetch(\`/robots.txt?\${n}\`); }, 3000);`,
  ),
});

const work = kindOf('keeps the main thread busy', {
  'when it is scrolled': inEffect(
    `addEventListener('scroll', () => { ${busy(1200)} }, { once: true, passive: true });`,
  ),
  'when the mouse moves': inEffect(`addEventListener('mousemove', () => { ${busy(350)} });`),
  'after five seconds': inEffect(`setTimeout(() => { ${busy(1500)} }, 5000);`),
});

const platform = kindOf('changes the platform', {
  'chance is none': atImport(`Math.random = () => 0.5;`),
  'nodes cannot be removed': atImport(`Element.prototype.remove = () => {};`),
  'nothing can be kept': atImport(`Storage.prototype.setItem = () => {};`),
  'the title cannot be changed': atImport(
    `Object.defineProperty(document, 'title', { get: () => 'Title', set() {}, configurable: true });`,
  ),
});

const small = kindOf('cannot be read', {
  'everything at less than half its size': inEffect(`document.body.style.zoom = '0.4';`),
  'it is scrolled over the header': styles('.head { position: relative; z-index: 99999; }').concat(
    markup(
      `<i style={{ position: 'fixed', top: 0, left: 0, right: 0, height: 90, zIndex: 99999, background: '#fff' }} />`,
    ),
  ),
});

const policy = kindOf('breaks the policy', {
  'a handler in markup': inEffect(
    `document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button type="button" onclick="close()">Go</button>');`,
  ),
});

/** Releases the gate has to refuse whose fault is one part of a page, or comes a moment later. */
export const brokenInDetail = [
  ...home,
  ...industry,
  ...waiting,
  ...later,
  ...work,
  ...platform,
  ...small,
  ...policy,
];
