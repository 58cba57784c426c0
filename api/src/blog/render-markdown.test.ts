import { describe, expect, it } from '@jest/globals';
import { paths } from '@northgate/site/paths.js';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { industryKeys } from '@northgate/site/paths.js';
import { readEnvironment } from '../environment.js';
import { renderMarkdown } from './render-markdown.js';

const html = async (markdown: string) => (await renderMarkdown(markdown)).html;

describe('what could run is gone', () => {
  it.each([
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['text <b onmouseover="alert(1)">bold</b>'],
    ['<iframe src="https://example.com"></iframe>'],
    ['<svg/onload=alert(1)>'],
    ['[link](javascript:alert(1))'],
    ['[link](JaVaScRiPt:alert(1))'],
    ['[link](&#106;avascript:alert(1))'],
    ['![picture](javascript:alert(1) "10x10")'],
    ['![" onerror="alert(1)](/a.png "10x10")'],
    ['[link](data:text/html;base64,PHNjcmlwdD4=)'],
    ['<javascript:alert(1)>'],
    ['<style>*{display:none}</style>'],
    ['<form action="/api/contact"><input name="a"></form>'],
  ])('%s', async (markdown) => {
    const live = /<(script|img|iframe|svg|style|form|input|b)[\s/>]|\son\w+=|(href|src)="(javascript|data):/i;
    const image = /<img( (alt|src|width|height|loading|decoding)="[^"]*")+>/g;
    expect((await html(markdown)).replace(image, '')).not.toMatch(live);
    expect(await html(markdown)).not.toMatch(/(href|src)="(?!\/)/);
  });
});

describe('what an author writes is kept', () => {
  it('headings get ids that meet no id of the page', async () => {
    expect(await html('## Contact')).toBe(
      '<h2 id="section-contact"><a href="#section-contact">Contact</a></h2>',
    );
  });

  it('headings with a link of their own are not wrapped in another', async () => {
    expect(await html('## See [us](/contact)')).toBe(
      '<h2 id="section-see-us">See <a href="/contact">us</a></h2>',
    );
  });

  it('a first heading becomes a second one, since the page has its own', async () => {
    expect(await html('# Title')).toMatch(/^<h2 id="section-title">/);
  });

  it('images come late and keep their place', async () => {
    expect(await html('![A gate](/gate.png "800x450")')).toBe(
      '<p><img src="/gate.png" alt="A gate" width="800" height="450" loading="lazy" decoding="async"></p>',
    );
  });

  it('images without a size are refused by their line', async () => {
    await expect(html('Text.\n\n![A gate](/gate.png "A gate")')).rejects.toMatchObject({
      line: 3,
      field: 'image',
      message: expect.stringMatching(/^must carry its size/),
    });
  });

  it('columns of a table that stand to the right, by an attribute that HTML has', async () => {
    const result = await html('| a | b |\n| - | -: |\n| 1 | 2 |');
    expect(result).toContain('<td data-align="right">2</td>');
    expect(result).not.toContain(' align=');
  });

  it('tables, code, quotations and links to this site', async () => {
    const result = await html('> q\n\n| a |\n| - |\n| b |\n\n```js\nx\n```\n\n[page](/contact)');
    for (const part of ['<blockquote>', '<td>b</td>', '<code class="language-js">', '<a href="/contact">']) {
      expect(result).toContain(part);
    }
  });
});

it('takes passages apart at headings, as sentences and without code', async () => {
  const { passages } = await renderMarkdown(
    'Intro.\n\n## Rules\n\n- one\n- two\n\n| k | v | w |\n|-|-|-|\n| a? | b | c |\n\n```\ncode\n```\n\n## Empty\n',
  );
  expect(passages).toEqual([
    { heading: '', anchor: '', text: 'Intro.' },
    { heading: 'Rules', anchor: 'section-rules', text: 'one. two. a: b, c.' },
  ]);
});

it('the shipped posts link only to pages the site has', async () => {
  const known = new Set<string>([
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...industryKeys.map(paths.industry),
  ]);
  const { postsDir } = readEnvironment({});
  for (const name of readdirSync(postsDir)) {
    const content = await html(readFileSync(join(postsDir, name), 'utf8'));
    for (const [, href] of content.matchAll(/href="([^"#]*)"/g)) {
      expect([name, href, known.has(href!)]).toEqual([name, href, true]);
    }
  }
});
