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
    ['![picture](javascript:alert(1))'],
    ['[link](data:text/html;base64,PHNjcmlwdD4=)'],
    ['<javascript:alert(1)>'],
    ['<style>*{display:none}</style>'],
    ['<form action="/api/contact"><input name="a"></form>'],
  ])('%s', async (markdown) => {
    const live = /<(script|img|iframe|svg|style|form|input|b)[\s/>]|\son\w+=|(href|src)="(javascript|data):/i;
    expect((await html(markdown)).replace('<img alt="picture">', '')).not.toMatch(live);
  });
});

describe('what an author writes is kept', () => {
  it('headings get ids that meet no id of the page', async () => {
    expect(await html('## Contact')).toBe('<h2 id="section-contact">Contact</h2>');
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
    for (const [, href] of content.matchAll(/href="([^"]*)"/g)) {
      expect([name, href, known.has(href!)]).toEqual([name, href, true]);
    }
  }
});
