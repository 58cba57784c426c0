/** @jest-environment node */
import { firstStyles, namesOfFirstScreen } from './first-screen';

const body = `<header class="bar"><button id="menu">Menu</button></header>
  <main><section class="hero big"><h1>Words</h1><svg><path class="ink" d="M0 0"/></svg></section>
  <section data-late class="offer"><h2 class="sub">Offer</h2><section class="inner"></section></section>
  <hr class="end"></main>`;

describe('the first screen of a page', () => {
  it('is all of its markup but the insides of late elements', () => {
    const { classes, tags, ids } = namesOfFirstScreen(body);
    expect(classes).toEqual(['bar', 'big', 'dark', 'end', 'hero', 'ink', 'light']);
    expect(tags).toEqual(expect.arrayContaining(['html', 'header', 'svg', 'hr']));
    expect(tags).not.toContain('h2');
    expect(ids).toEqual(['menu', 'root']);
  });

  it('has the islands that do not stand in late elements', () => {
    const page =
      '<div data-island="bar"><p></p></div><div data-island="form"><section data-late></section></div>' +
      '<section data-late><div data-island="chart"><p></p></div></section>';
    expect(namesOfFirstScreen(page).islands).toEqual(['bar']);
  });
});

describe('the styles of the first screen', () => {
  const pruned = (css: string) => firstStyles(css, namesOfFirstScreen(body));

  it('leave out rules that only late elements need', async () => {
    await expect(pruned('.hero{margin:0}.offer{margin:1px}.hero .sub,.bar{margin:2px}')).resolves.toBe(
      '.hero{margin:0}.bar{margin:2px}',
    );
  });

  it('keep layers, states and both palettes', async () => {
    const css = '@layer kit{.bar:focus{margin:0}}.dark .hero{margin:1px}@media (width>9px){.ink{margin:2px}}';
    await expect(pruned(css)).resolves.toBe(css);
  });

  it('leave to all styles of the page what a resting pointer shows and what changes slowly', async () => {
    await expect(
      pruned('.hero:hover,.bar{margin:0}.ink:hover{margin:1px}.big{margin:2px;transition:margin 1s}'),
    ).resolves.toBe('.bar{margin:0}.big{margin:2px}');
  });

  it('are made once for pages that differ only in what no selector asks for', () => {
    const named = (id: string) =>
      namesOfFirstScreen(`<p id="${id}" title="${id}"><a href="/${id}">Words</a></p>`);
    const css = 'p{margin:0}';
    expect(firstStyles(css, named('one'))).toBe(firstStyles(css, named('other')));
  });

  it('keep rules of ids and of values of attributes, whole or in part', async () => {
    const names = namesOfFirstScreen('<p id="one" title="two words"><a href="/blog/one">Words</a></p>');
    const css = '#one{a:b}[title~="two"]{a:b}[title="two words"]{a:b}[href^="/blog"]{a:b}[href$=one]{a:b}';
    await expect(firstStyles(`${css}#two,[href="/blog"],[title^="words"]{a:b}`, names)).resolves.toBe(css);
  });

  it('keep nested rules with what they stand in', async () => {
    await expect(pruned('.hero{margin:0;& svg{margin:1px}}.offer{& svg{margin:2px}}')).resolves.toBe(
      '.hero{margin:0;& svg{margin:1px}}',
    );
  });

  it('keep tokens and animations as far as they are used', async () => {
    const css =
      ':root{--a:1px;--b:2px;--c:var(--a)}@keyframes come{0%{opacity:0}}@keyframes go{0%{opacity:1}}' +
      '.hero{margin:var(--c);animation:come 1s}.offer{margin:var(--b);animation:go 1s}';
    await expect(pruned(css)).resolves.toBe(
      ':root{--a:1px;--c:var(--a)}@keyframes come{0%{opacity:0}}.hero{margin:var(--c);animation:come 1s}',
    );
  });

  it('bring the night colours of the header where the page opens by night', async () => {
    const css = ':is(body:has([data-palette=night]) [data-palette=opening]){color:red}';
    const page = (opening: string) =>
      `<header data-palette="opening"></header><main><section ${opening}></section></main>`;
    await expect(firstStyles(css, namesOfFirstScreen(page('data-palette="night"')))).resolves.toBe(css);
    await expect(firstStyles(css, namesOfFirstScreen(page('')))).resolves.toBe('');
  });

  it('hide late elements while their styles are awaited', async () => {
    const css = '[data-awaits-styles] [data-late]{display:none!important}';
    await expect(pruned(css)).resolves.toBe(css);
  });
});
