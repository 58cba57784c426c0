import { render, screen } from '@testing-library/react';
import { Prose } from './prose';

const markup = (html: string) => render(<Prose html={html} />).container.querySelector('article')?.innerHTML;

test('lets code blocks and tables be scrolled by keyboard', () => {
  expect(markup('<pre><code>a</code></pre><table><tbody></tbody></table>')).toBe(
    '<pre tabindex="0"><code>a</code></pre>' +
      '<div role="group" aria-label="Table" tabindex="0"><table><tbody></tbody></table></div>',
  );
});

test('leaves what only looks like a tag inside a value alone', () => {
  render(<Prose html={'<a href="/x" title="<pre><script>alert(1)</script>">x</a><p>&#x3C;pre></p>'} />);
  expect(screen.getByRole('link')).toHaveAttribute('title', '<pre><script>alert(1)</script>');
  expect(screen.getByText('<pre>')).toBeVisible();
});

test('leaves all other markup as it is', () => {
  const plain = '<h2 id="section-a">A</h2><p>1 &lt; 2 and "so" it\'s &gt; 0</p><ul><li>b</li></ul>';
  expect(markup(plain)).toBe(plain);
});

test('is named by its heading', () => {
  render(
    <>
      <h1 id="title">Running cameras through a power cut</h1>
      <Prose html="<p>words</p>" labelledBy="title" />
    </>,
  );
  expect(screen.getByRole('article', { name: 'Running cameras through a power cut' })).toBeVisible();
});

test('a piece of code gets a button for a script that copies, where one is wanted', () => {
  const { container } = render(<Prose html="<pre><code>a</code></pre>" copyLabel="Copy" />);
  expect(container.querySelector('figure')?.innerHTML).toBe(
    '<button type="button" data-copy="" hidden="">Copy</button><pre tabindex="0"><code>a</code></pre>',
  );
});
