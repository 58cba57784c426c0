import { brokenBeyond } from './broken-beyond.js';
import { brokenElsewhere } from './broken-elsewhere.js';
import { brokenForPeople } from './broken-for-people.js';
import { brokenOnceUsed } from './broken-once-used.js';
import { brokenFurther } from './broken-further.js';
import { brokenInDetail } from './broken-in-detail.js';
import { brokenInPassing } from './broken-in-passing.js';
import { brokenInUse } from './broken-in-use.js';
import { atImport, inEffect, inRender, kindOf, markup, replaced, section, styles } from './campaign-case.js';

const busy = (milliseconds: number): string =>
  `const until = performance.now() + ${milliseconds}; while (performance.now() < until);`;
const element = (selector: string, then: string): string =>
  `const found = document.querySelector<HTMLElement>('${selector}'); if (found) ${then}`;
const cover = 'content: ""; position: fixed; inset: 0; z-index: 99999;';

const overlays = kindOf('covers or swallows', {
  'a transparent layer over everything': markup(
    `<div style={{ position: 'fixed', inset: 0, zIndex: 99999 }} />`,
  ),
  'a pseudo-element over everything': styles(`.head::before { ${cover} }`),
  'a layer on small screens only': styles(`@media (max-width: 600px) { .head::before { ${cover} } }`),
  'a layer by night only': styles(`:global(.dark) .head::before { ${cover} }`),
  'an opaque layer that lets clicks through': styles(
    `.head::before { ${cover} background: white; pointer-events: none; }`,
  ),
  'every click is swallowed': inEffect(
    `addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);`,
  ),
  'nothing can be touched': inEffect(`document.body.style.pointerEvents = 'none';`),
  'the wheel is swallowed': inEffect(
    `addEventListener('wheel', (event) => event.preventDefault(), { passive: false });`,
  ),
});

const hiding = kindOf('hides what others made', {
  'the footer': inEffect(element('footer', `found.style.display = 'none';`)),
  'the header, by opacity': inEffect(element('header', `found.style.opacity = '0';`)),
  'the header, by place': inEffect(element('header', `found.style.transform = 'translateX(-200vw)';`)),
  'the footer, by a sheet of its own': inEffect(
    `const sheet = new CSSStyleSheet(); sheet.replaceSync('footer { visibility: hidden !important }'); document.adoptedStyleSheets.push(sheet);`,
  ),
  'the footer, by size': inEffect(
    element('footer', `Object.assign(found.style, { height: '0', overflow: 'hidden' });`),
  ),
  'the main heading, by place': styles('.head h1 { position: absolute; left: -9999px; }'),
  'everything but itself': inEffect(
    `document.querySelectorAll<HTMLElement>('header, footer').forEach((part) => (part.hidden = true));`,
  ),
});

const work = kindOf('keeps the main thread busy', {
  '2 s at import': atImport(busy(2000)),
  '2 s in an effect': inEffect(busy(2000)),
  '3 s while rendering': inRender(`if (!SERVER) { ${busy(3000)} }`),
  '40 tasks of 50 ms': atImport(
    `let left = 40; const work = () => { ${busy(50)} if (left-- > 0) setTimeout(work); }; work();`,
  ),
  'layout, again and again': inEffect(
    `for (let turn = 0; turn < 40_000; turn += 1) { document.body.style.paddingTop = turn % 2 + 'px'; void document.body.offsetHeight; }`,
  ),
  'a sum nobody needs': atImport(
    `let sum = 0; for (let n = 0; n < 3e9; n += 1) sum += n % 7; (globalThis as any).siteStarter.sum = sum;`,
  ),
});

const requests = kindOf('asks for too much', {
  '60 requests': atImport(`for (let n = 0; n < 60; n += 1) void fetch('/blog?turn=' + n);`),
  '60 pictures': inEffect(`for (let n = 0; n < 60; n += 1) new Image().src = '/icon.svg?' + n;`),
  'questions without end': inEffect(`setInterval(() => void fetch('/healthz?' + Date.now()), 40);`),
  'a file that is not there': atImport(`void fetch('/assets/nothing.json');`),
  '50 links fetched ahead': inEffect(
    `for (let n = 0; n < 50; n += 1) document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href: '/sitemap.xml?' + n }));`,
  ),
  'one request after the other': inEffect(
    `void (async () => { for (let n = 0; n < 60; n += 1) await fetch('/robots.txt?' + n); })();`,
  ),
});

const builtIns = kindOf('changes the platform', {
  'history.pushState does nothing': atImport(`history.pushState = () => {};`),
  'a method of all arrays': atImport(`(Array.prototype as any).last = function () { return this.at(-1); };`),
  'a property of all objects': atImport(`(Object.prototype as any).leaked = true;`),
  'fetch is wrapped': atImport(`const real = fetch; window.fetch = (...input) => real(...input);`),
  'addEventListener is wrapped': atImport(
    `const real = EventTarget.prototype.addEventListener; EventTarget.prototype.addEventListener = function (...input: any) { return (real as any).apply(this, input); };`,
  ),
  'JSON.parse is replaced': atImport(`const real = JSON.parse; JSON.parse = (text: string) => real(text);`),
  'the console is silent': atImport(`console.error = () => {};`),
  'time stands still': atImport(`Date.now = () => 0;`),
  'names on window': inEffect(`Object.assign(window, { helper: () => {}, state: {} });`),
});

const contracts = kindOf('breaks what it promised', {
  'a page that exports nothing': replaced(
    'expose/blog-page.tsx',
    'export default function',
    'export function',
  ),
  'a page that exports a text': replaced(
    'expose/blog-page.tsx',
    'export default function BlogPage',
    `export default 'page';\nexport function BlogPage`,
  ),
  'a route that is gone': replaced('expose/routes.ts', 'path: paths.blog,', `path: '/articles',`),
  'a route to a module that is gone': replaced('expose/routes.ts', `'./blog-page'`, `'./listing-page'`),
  'data of another shape': replaced(
    'expose/routes.ts',
    `listingPage(await allPosts(read), 1)`,
    `({ all: await allPosts(read) }) as never`,
  ),
  'a component another app does not have': section(`<Missing />`).concat(atImportOfMissing()),
});

function atImportOfMissing() {
  return replaced(
    'expose/blog-page.tsx',
    `import { listing }`,
    `import { remoteIsland } from '@northgate/ui/composition/remote-island';\nconst Missing = remoteIsland('mfe-tools/price-list' as never, { on: 'visible', role: 'primary', Fallback: () => null });\nimport { listing }`,
  );
}

const links = kindOf('leads nowhere', {
  'a page that is not there': section(`<p><a href="/no-such-page">More</a></p>`),
  'a fragment that is not there': section(`<p><a href="#nowhere">More</a></p>`),
  'a fragment of another page': section(`<p><a href="/contact#nowhere">More</a></p>`),
  'a post that is not there': section(`<p><a href="/blog/no-such-post">More</a></p>`),
  'a menu that is not there': section(`<button type="button" popoverTarget="no-menu">Menu</button>`),
  'a page in another folder': section(`<p><a href="/industries/aviation">Aviation</a></p>`),
});

const hydration = kindOf('hydrates differently', {
  'a date in the words of the place': section(`<p>{new Date(0).toLocaleDateString()}</p>`),
  'the time': section(`<p>{new Date().toISOString()}</p>`),
  'a number by chance': section(`<p>{Math.random()}</p>`),
  'another text in browsers': section(`<p>{SERVER ? 'served' : 'alive'}</p>`),
  'another element on small screens': section(
    `{!SERVER && innerWidth < 600 ? <p>Small</p> : <div>Large</div>}`,
  ),
  'a number in the words of the place': section(`<p>{(1234567.8).toLocaleString()}</p>`),
  'the hour of the place': section(`<p>{new Date(0).getHours()} o’clock</p>`),
  'less than was served': section(`{SERVER ? <p>Only served</p> : null}`),
});

const policy = kindOf('breaks the policy', {
  'new Function at import': atImport(`try { new Function('return 1')(); } catch {}`),
  'eval in an effect': inEffect(`try { (0, eval)('1'); } catch {}`),
  'a timer of text': inEffect(`setTimeout('1 + 1' as never, 0);`),
  'a script of text': inEffect(
    `document.head.append(Object.assign(document.createElement('script'), { textContent: 'var a = 1' }));`,
  ),
  'a script from elsewhere': inEffect(
    `document.head.append(Object.assign(document.createElement('script'), { src: 'https://scripts.example/a.js' }));`,
  ),
  'a style element': inEffect(
    `document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));`,
  ),
  'new Function when pressed': section(
    `<button type="button" onClick={() => { try { new Function('return 1')(); } catch {} }}>Count</button>`,
  ),
  'a connection elsewhere': inEffect(`void fetch('https://elsewhere.example/').catch(() => {});`),
});

const hanging = kindOf('never ends', {
  'a loop at import': atImport(`for (;;);`),
  'a loop in an effect': inEffect(`for (;;);`),
  'a module that never settles': replaced(
    'expose/blog-page.tsx',
    'const Head = staticPart(',
    `if (!SERVER) await new Promise(() => {});\nconst Head = staticPart(`,
  ),
  'a loader that never settles': replaced(
    'expose/routes.ts',
    'load: async ({ read }) => listingPage(await allPosts(read), 1)',
    'load: async () => new Promise<never>(() => {})',
  ),
  'a loop while it is rendered for the server': inRender(`if (SERVER) for (;;);`),
  'a part that never comes': replaced(
    'expose/blog-page.tsx',
    `island(() => import('../features/listing/post-list').then((module) => module.PostList), {`,
    `island(() => (SERVER ? import('../features/listing/post-list').then((module) => module.PostList) : new Promise<never>(() => {})), {`,
  ),
  'microtasks without end': inEffect(`const again = (): unknown => Promise.resolve().then(again); again();`),
  'reload after reload': inEffect(`setTimeout(() => location.reload(), 200);`),
});

const layout = kindOf('falls apart', {
  'it scrolls sideways': styles('.head { width: 2400px; }'),
  'it scrolls sideways on small screens': styles('.lead { min-width: 700px; }'),
  'text over text': styles('.lead { margin-top: -56px; }'),
  'text over text while it is scrolled': styles(
    '.head h1 { position: sticky; top: 300px; } .head { height: 1600px; }',
  ),
  'text in the colour of its ground': styles('.head h1, .lead { color: var(--colors-paper, #fdfdf9); }'),
  '8,000 rules of junk': styles(
    Array.from(
      { length: 8000 },
      (_, n) =>
        `.head .junk${n} { margin: ${n}px; color: rgb(${n % 255} ${(n * 7) % 255} ${(n * 13) % 255}); }`,
    ).join('\n'),
  ),
  'the page is blank': styles('.head ~ * { display: none; } .head { display: none; }'),
  'a rule for other apps': styles('footer { color: red; }'),
  'all of it turned over': inEffect(element('main', `found.style.transform = 'rotate(180deg)';`)),
});

const handlers = kindOf('fails when used', {
  'a button that throws': section(
    `<button type="button" onClick={() => { throw new Error('pressed'); }}>Press</button>`,
  ),
  'a field that throws': section(
    `<label>Name <input onChange={() => { throw new Error('typed'); }} /></label>`,
  ),
  'a key that throws': inEffect(`addEventListener('keydown', () => { throw new Error('key'); });`),
  'scrolling throws': inEffect(`addEventListener('scroll', () => { throw new Error('scrolled'); });`),
  'a promise nobody catches': inEffect(`void Promise.reject(new Error('nobody'));`),
  'an alert': inEffect(`setTimeout(() => alert('Hello'), 50);`),
  'an error on the console': inEffect(`console.error('something is wrong');`),
  'a window that opens by itself': inEffect(`window.open('/contact');`),
});

/** Releases the gate has to refuse, each a few lines over the blog, by the kind of what is wrong. */
export const brokenReleases = [
  ...overlays,
  ...hiding,
  ...work,
  ...requests,
  ...builtIns,
  ...contracts,
  ...links,
  ...hydration,
  ...policy,
  ...hanging,
  ...layout,
  ...handlers,
  ...brokenInUse,
  ...brokenElsewhere,
  ...brokenBeyond,
  ...brokenFurther,
  ...brokenInDetail,
  ...brokenInPassing,
  ...brokenForPeople,
  ...brokenOnceUsed,
];
