import { expect, test } from '@jest/globals';
import { readableHtml } from './readable-html';

test('lets code blocks and tables be scrolled by keyboard', () => {
  expect(readableHtml('<pre><code>a</code></pre><table><tbody></tbody></table>')).toBe(
    '<pre tabindex="0"><code>a</code></pre>' +
      '<div role="group" aria-label="Table" tabindex="0"><table><tbody></tbody></table></div>',
  );
});

test('leaves what only looks like a tag inside a value alone', () => {
  const tricky = '<a href="/x" title="<pre><script>alert(1)</script>">x</a><p>&#x3C;pre></p>';
  expect(readableHtml(tricky)).toBe(tricky);
});

test('leaves all other markup as it is', () => {
  const plain = '<h2 id="section-a">A</h2><p>1 &#x3C; 2 and "so" it\'s > 0</p><ul><li>b</li></ul>';
  expect(readableHtml(plain)).toBe(plain);
});
