/** @jest-environment node */
import { jest } from '@jest/globals';
import type { Sheet } from '@northgate/ui/composition/sheets';

// In tests one module stands for every sheet and the font.
jest.unstable_mockModule('@northgate/ui/base.css', () => ({
  default: { css: 'body{}', toString: () => '/archivo.woff2' },
}));

const { pageStyles, typefaceStyles } = await import('./styles');

const sheet = (id: string, layer: Sheet['layer']): Sheet => ({ id, layer, css: `.${id}{}` });

describe('the styles of a page', () => {
  it('declare the order of their layers first, so that apps stand above the kit and the frame above all of them', () => {
    const sheets = [sheet('s1', 'shell'), sheet('t1', 'mfe-tools'), sheet('b1', 'mfe-blog')];
    expect(pageStyles(sheets).all).toMatch(/^@layer base,kit,mfe-blog,mfe-tools,shell;/);
  });

  it('leave the file of the typeface to a sheet that does not hold up the first paint', () => {
    expect(typefaceStyles).toContain('url(/archivo.woff2)');
    expect(pageStyles([]).all).not.toContain('url(');
  });

  it('bring fallback faces and tokens outside the layers and the ground in the lowest', () => {
    const css = pageStyles([]).all;
    expect(css).toContain('"Archivo Fallback"');
    expect(css).toMatch(/[^{]body\{\}@layer base\{body\{\}\}$/);
  });

  it('put the sheets of each app into a layer of its own', () => {
    const css = pageStyles([sheet('b1', 'mfe-blog'), sheet('s1', 'shell'), sheet('k1', 'kit')]).all;
    expect(css).toMatch(/@layer kit\{\.k1\{\}\}@layer mfe-blog\{\.b1\{\}\}@layer shell\{\.s1\{\}\}$/);
  });

  it('are the same whatever order the parts were rendered in', () => {
    const sheets = [sheet('c', 'shell'), sheet('a', 'shell'), sheet('b', 'kit')];
    expect(pageStyles(sheets)).toEqual(pageStyles([...sheets].reverse()));
    expect(pageStyles(sheets).all).toMatch(/\.a\{\}\.c\{\}\}$/);
  });

  it('leave out a layer nobody needs', () => {
    expect(pageStyles([sheet('p1', 'mfe-blog')]).all).not.toContain('@layer kit{');
  });

  it('keep apart what only brings pictures', () => {
    const pictured = { ...sheet('k1', 'kit'), pictures: '.k1{background-image:none}' };
    const { all, pictures } = pageStyles([pictured, sheet('p1', 'mfe-blog')]);
    expect(pictures).toBe('.k1{background-image:none}');
    expect(all).not.toContain('background-image');
  });
});
