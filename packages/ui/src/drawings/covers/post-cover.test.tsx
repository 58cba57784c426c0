/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { CctvSubject } from '../subjects/cctv-subject.js';
import { coverSubject } from './cover-subject.js';
import { PostCover } from './post-cover.js';

const cover = (tags: string[], slug = 'a-post', variant: 'card' | 'lead' | 'article' = 'card') =>
  renderToStaticMarkup(<PostCover tags={tags} slug={slug} variant={variant} />);
const tint = (markup: string) => /class="(t\d)"/.exec(markup)?.[1];

describe('the cover of a post', () => {
  it('shows the drawing of the first tag that has one', () => {
    expect(coverSubject(['opinion', 'cctv', 'finance'])).toBe('cctv');
    const drawing = renderToStaticMarkup(<CctvSubject />).replace(/<\/?svg[^>]*>/g, '');
    expect(cover(['opinion', 'cctv', 'finance'])).toContain(drawing);
  });

  it.each(['Red Teaming', 'red-teaming', 'RED_TEAMING'])(
    'knows the tag %s whatever its case and dashes',
    (tag) => {
      expect(coverSubject([tag])).toBe('red-teaming');
    },
  );

  it('shows contour lines when no tag is known', () => {
    expect(coverSubject(['opinion'])).toBeUndefined();
    expect(cover(['opinion'])).toContain('class="s w2"');
    expect(cover([])).not.toContain('<text');
  });

  it('keeps tint and drawing for a slug', () => {
    expect(cover([], 'one')).toBe(cover([], 'one'));
    expect(tint(cover(['finance'], 'one'))).toBe(tint(cover([], 'one', 'article')));
  });

  it('spreads slugs over all four tints', () => {
    const slugs = Array.from({ length: 40 }, (_, index) => `post-${index}`);
    expect(new Set(slugs.map((slug) => tint(cover([], slug)))).size).toBe(4);
  });

  it('never puts the camera view on its own tint', () => {
    const slugs = Array.from({ length: 40 }, (_, index) => `post-${index}`);
    expect(slugs.map((slug) => tint(cover(['cctv'], slug)))).not.toContain('t2');
  });

  it.each(['card', 'lead', 'article'] as const)('is decoration under 3 KB compressed as a %s', (variant) => {
    for (const tags of [['red teaming'], ['custom models'], []]) {
      const markup = cover(tags, 'a-post', variant);
      expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
      expect(gzipSync(markup).length).toBeLessThanOrEqual(3 * 1024);
    }
  });
});
