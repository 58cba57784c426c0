import { inEffect, kindOf, markup, replaced, section, styles } from './campaign-case.js';
import { harmlessElsewhere } from './harmless-elsewhere.js';
import { harmlessEverywhere } from './harmless-everywhere.js';

const content = 'content/listing.content.ts';
const text = (from: string, to: string) => replaced(content, from, to);
const paragraph = 'A paragraph about what is new here and why somebody may want to read it.';
const wrapped = (inside: string) =>
  section(
    `<section className="campaign" style={{ maxWidth: 1200, margin: '0 auto', padding: 24 }}>${inside}</section>`,
  );

const texts = kindOf('texts', {
  'another title': text(`title: 'AI Insights and Resources'`, `title: 'Insights and Resources about AI'`),
  'another lead': text(
    'Field notes on building AI systems, and on breaking them.',
    'What we learn while we build AI systems and break them.',
  ),
  'a longer title': text(
    `title: 'AI Insights and Resources'`,
    `title: 'AI Insights, Resources and Field Notes of Everybody Who Works Here'`,
  ),
  'another description': text(
    'Field notes on building AI systems, and on breaking them: red',
    'Notes on building AI systems and breaking them: red',
  ),
  'another word on each card': text(`readMore: 'Read more'`, `readMore: 'Read this article'`),
  'another reading time': text(`readingTime: '5 min read'`, `readingTime: 'Five minutes'`),
  'another placeholder': text(`search: 'Search articles...'`, `search: 'What are you looking for?'`),
  'another name of a button': text(`refresh: 'Refresh'`, `refresh: 'Look again'`),
  'another end': text('Something here about your industry you disagree with?', 'Do you see it differently?'),
  'another call': text(`action: 'Get in Touch'`, `action: 'Talk to us'`),
  'another region': text(`label: 'All Regions'`, `label: 'Everywhere'`),
  'typographic marks': text('and on breaking them.', 'and on breaking them – “all” of them…'),
});

const colours = kindOf('colours and sizes', {
  'a coloured title': styles('.head h1 { color: #7a0b45; } :global(.dark) .head h1 { color: #ffb3d9; }'),
  'a tinted ground': styles('.head { background: rgb(120 120 120 / 0.08); }'),
  'more room': styles('.head { padding-block: 96px; }'),
  'less room': styles('.head { padding-block: 16px; }'),
  'a rule below': styles('.head { border-bottom: 2px solid currentColor; }'),
  'a smaller lead': styles('.lead { font-size: 1rem; }'),
  'a larger lead': styles('.lead { font-size: 1.5rem; }'),
  'a centred head': styles('.head { text-align: center; }'),
});

const sections = kindOf('new sections', {
  'a section of text': wrapped(`<h2>What is new</h2><p>${paragraph}</p>`),
  'two columns': wrapped(
    `<h2>Both sides</h2><div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}><p style={{ flex: '1 1 280px' }}>${paragraph}</p><p style={{ flex: '1 1 280px' }}>${paragraph}</p></div>`,
  ),
  'a list': wrapped(`<h2>In short</h2><ul><li>Cameras</li><li>Models</li><li>Agents</li></ul>`),
  'something to unfold': wrapped(
    `<h2>Questions</h2><details><summary>Who writes this?</summary><p>${paragraph}</p></details>`,
  ),
  'a table': wrapped(
    `<h2>Numbers</h2><div tabIndex={0} role="region" aria-label="Numbers" style={{ overflowX: 'auto' }}><table><thead><tr><th scope="col">Year</th><th scope="col">Posts</th></tr></thead><tbody><tr><td>2026</td><td>12</td></tr></tbody></table></div>`,
  ),
  'a quotation': wrapped(`<h2>Said</h2><blockquote><p>${paragraph}</p></blockquote>`),
  'a section above the title': markup(
    `<p style={{ maxWidth: 1200, margin: '0 auto', padding: '96px 24px 0' }}>New articles every week.</p>`,
  ),
  'a long section': wrapped(`<h2>At length</h2>${`<p>${paragraph}</p>`.repeat(8)}`),
});

const parts = kindOf('new parts', {
  'a link to another page': wrapped(
    `<p><a href="/contact" style={{ textDecoration: 'underline' }}>Write to us</a></p>`,
  ),
  'a link to a place on another page': wrapped(
    `<p><a href="/#contact" style={{ textDecoration: 'underline' }}>Write to us</a></p>`,
  ),
  'a link to another site': wrapped(
    `<p><a href="https://www.example.org/" style={{ textDecoration: 'underline' }}>Elsewhere</a></p>`,
  ),
  'an icon': wrapped(
    `<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12h16" stroke="currentColor" /></svg>`,
  ),
  'a picture': wrapped(
    `<img alt="A point" width="20" height="20" src="data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=" />`,
  ),
  'a button that does something': wrapped(
    `<button type="button" onClick={(event) => event.currentTarget.setAttribute('aria-pressed', 'true')}>Like</button>`,
  ),
  'a field': wrapped(`<label>Your name <input type="text" /></label>`),
  'a badge in a corner': markup(
    `<span style={{ position: 'fixed', right: 12, bottom: 12, zIndex: 5 }}>Beta</span>`,
  ),
});

const code = kindOf('code', {
  'something is counted': inEffect(
    `const began = performance.now(); return () => void (performance.now() - began);`,
  ),
  'a listener': inEffect(
    `const on = () => {}; addEventListener('resize', on); return () => removeEventListener('resize', on);`,
  ),
  'a little work': inEffect(`let sum = 0; for (let n = 0; n < 100_000; n += 1) sum += n; void sum;`),
  'one more request': inEffect(`void fetch('/sitemap.xml').then((answer) => answer.text());`),
  'a greeting on the console': inEffect(`console.info('Hello.');`),
  'no more cards in the first look': replaced(
    'features/listing/post-card.tsx',
    'const cardsInFirstScreen = 4;',
    'const cardsInFirstScreen = 3;',
  ),
});

const motion = kindOf('what teams add', {
  'an animation': styles(
    '@keyframes arrive { from { opacity: 0; translate: 0 12px; } } .head h1 { animation: arrive 600ms ease-out; }',
  ),
  'an animation that goes on': styles(
    '@keyframes breathe { 50% { opacity: 0.7; } } .lead { animation: breathe 4s ease-in-out infinite; }',
  ),
  'a transition': styles('.head h1 { transition: color 200ms; } .head h1:hover { color: #7a0b45; }'),
  'a video': wrapped(
    `<h2>Seen</h2><video controls muted preload="none" width="320" height="180" aria-label="Cameras at work" />`,
  ),
  'a picture that is loaded late': wrapped(
    `<h2>Seen</h2><img loading="lazy" alt="The mark" src="/icon.svg" width="320" height="180" />`,
  ),
  'a dialog': wrapped(
    `<button type="button" onClick={(event) => (event.currentTarget.nextElementSibling as HTMLDialogElement).showModal()}>More about it</button><dialog aria-label="More about it"><p>${paragraph}</p><form method="dialog"><button>Close</button></form></dialog>`,
  ),
  'a popover': wrapped(
    `<button type="button" popoverTarget="campaign-more">More about it</button><div popover="auto" id="campaign-more"><p>${paragraph}</p></div>`,
  ),
  'something to unfold that is open': wrapped(
    `<details open><summary>Who writes this?</summary><p>${paragraph}</p></details>`,
  ),
  'very long text': wrapped(`<h2>At great length</h2>${`<p>${`${paragraph} `.repeat(6)}</p>`.repeat(6)}`),
  'a line that stays': wrapped(
    `<div style={{ height: 240 }}><p style={{ position: 'sticky', top: 120 }}>${paragraph}</p></div>`,
  ),
  'a form': wrapped(
    `<form action="/contact" method="get"><label>Your topic <input name="topic" /></label> <button>Ask</button></form>`,
  ),
  'a choice': wrapped(
    `<fieldset><legend>How often?</legend><label><input type="radio" name="often" /> Weekly</label> <label><input type="radio" name="often" /> Monthly</label></fieldset>`,
  ),
  'a field that counts what is typed': [
    ...replaced(
      'expose/blog-page.tsx',
      'import { listing }',
      `import { useState } from 'react';\nimport { listing }`,
    ),
    ...markup(`<Note />`),
    ...replaced(
      'expose/blog-page.tsx',
      'const Head = staticPart(',
      `function Note() { const [text, setText] = useState(''); return <section style={{ maxWidth: 1200, margin: '0 auto', padding: '120px 24px 0' }}><label>Note <textarea value={text} onChange={(event) => setText(event.target.value)} /></label> <output>{text.length}</output></section>; }\nconst Head = staticPart(`,
    ),
  ],
  'a clock that starts once it is alive': [
    ...replaced(
      'expose/blog-page.tsx',
      'import { listing }',
      `import { useEffect, useState } from 'react';\nimport { listing }`,
    ),
    ...section(`<Clock />`),
    ...replaced(
      'expose/blog-page.tsx',
      'const Head = staticPart(',
      `function Clock() { const [time, setTime] = useState(''); useEffect(() => { const tick = () => setTime(new Date().toLocaleTimeString()); tick(); const timer = setInterval(tick, 1000); return () => clearInterval(timer); }, []); return <p style={{ maxWidth: 1200, margin: '0 auto', padding: 24 }}>It is {time}</p>; }\nconst Head = staticPart(`,
    ),
  ],
  'a table': wrapped(
    `<h2>Sizes</h2><table><thead><tr><th scope="col">Name</th><th scope="col">Size</th></tr></thead><tbody><tr><td>One</td><td>1</td></tr></tbody></table>`,
  ),
  'a figure with words': wrapped(
    `<h2>Seen</h2><figure><img alt="The mark" src="/icon.svg" width="80" height="80" /><figcaption>The mark.</figcaption></figure>`,
  ),
  'a bar of progress that says how far': wrapped(
    `<label>Read so far <progress max={10} value={4} /></label>`,
  ),
  'a button that answers after a moment': wrapped(
    `<button type="button" onClick={({ currentTarget }) => void setTimeout(() => currentTarget.setAttribute('aria-pressed', 'true'), 150)}>Load more</button>`,
  ),
  'code that scrolls in its box': wrapped(
    `<h2>In code</h2><div tabIndex={0} role="region" aria-label="Code" style={{ overflowX: 'auto' }}><pre>{'npm run release '.repeat(30)}</pre></div>`,
  ),
  'a heading that fades in by script': inEffect(
    `if (matchMedia('(prefers-reduced-motion: no-preference)').matches) document.querySelector('main h1')?.animate([{ opacity: 0 }, { opacity: 1 }], 600);`,
  ),
  'a shortcut on the keyboard': inEffect(
    `const on = (event: KeyboardEvent) => { if (event.key === '/' && !(event.target as Element).closest('input, textarea')) { event.preventDefault(); document.querySelector<HTMLElement>('main input')?.focus(); } }; addEventListener('keydown', on); return () => removeEventListener('keydown', on);`,
  ),
  'a note that comes after ten seconds': inEffect(
    `const timer = setTimeout(() => { const note = document.createElement('p'); note.textContent = 'Still reading?'; note.style.cssText = 'max-width: 1200px; margin: 0 auto; padding: 24px'; document.querySelector('main')?.append(note); }, 10_000); return () => clearTimeout(timer);`,
  ),
  'words that are hidden on paper': styles('@media print { .lead { display: none; } }'),
  'no more than a link for elsewhere in a new window': wrapped(
    `<p><a href="https://www.example.org/" target="_blank" rel="noreferrer" style={{ textDecoration: 'underline' }}>Elsewhere</a></p>`,
  ),
});

/** Changes as teams make them every day, none of which the gate may refuse. */
export const harmlessChanges = [
  ...texts,
  ...colours,
  ...sections,
  ...parts,
  ...code,
  ...motion,
  ...harmlessElsewhere,
  ...harmlessEverywhere,
];
