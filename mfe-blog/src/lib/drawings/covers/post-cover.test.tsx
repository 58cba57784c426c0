/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { SubjectDrawing } from '@northgate/ui/drawings/subjects/subject-drawing';
import { chooseCovers } from './choose-cover';
import { coverSubjects } from './cover-subject';
import { PostCover } from './post-cover';

const cover = (tags: string[], slug = 'a-post', variant: 'card' | 'lead' | 'article' = 'card') =>
  renderToStaticMarkup(<PostCover tags={tags} slug={slug} variant={variant} />);
const tint = (markup: string) => /class="(t\d)"/.exec(markup)?.[1];

describe('the cover of a post', () => {
  it('shows the drawing of the first tag that has one', () => {
    expect(coverSubjects(['opinion', 'cctv', 'finance', 'cameras'])).toEqual(['cctv', 'finance']);
    const drawing = renderToStaticMarkup(<SubjectDrawing name="cctv" />).replace(/<\/?svg[^>]*>/g, '');
    expect(cover(['opinion', 'cctv', 'finance'])).toContain(drawing);
  });

  it.each(['Red Teaming', 'red-teaming', 'RED_TEAMING'])(
    'knows the tag %s whatever its case and dashes',
    (tag) => {
      expect(coverSubjects([tag])).toEqual(['red-teaming']);
    },
  );

  it('shows contour lines when no tag is known', () => {
    expect(coverSubjects(['opinion'])).toEqual([]);
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

describe('the covers of a list', () => {
  const posts = Array.from({ length: 24 }, (_, index) => ({
    slug: `post-${index}`,
    tags: index % 2 ? ['evaluation', 'edge'] : ['evaluation'],
  }));
  const covers = chooseCovers(posts);

  it('differ in subject and tint wherever three can stand in a row', () => {
    for (let first = 0; first + 3 <= covers.length; first += 1) {
      const row = covers.slice(first, first + 3);
      const subjects = row.map(({ subject }) => subject).filter(Boolean);
      expect(new Set(subjects).size).toBe(subjects.length);
      expect(new Set(row.map(({ tint }) => tint)).size).toBe(3);
    }
  });

  it('show a further tag of a post before they show none', () => {
    expect(covers.slice(0, 4).map(({ subject }) => subject)).toEqual([
      ...['red-teaming', 'cctv'],
      ...[undefined, 'red-teaming'],
    ]);
  });
});
