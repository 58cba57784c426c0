import { defaultBrand } from '@northgate/site/brand.default.js';
import type { Brand } from '@northgate/site/brand.js';
import { contentPolicy } from './content-policy.js';

const inline = { scripts: ['sha256-a', 'sha256-b'], styles: ['sha256-c'] };
const directives = (brand: Brand) =>
  new Map(
    contentPolicy(inline, brand)
      .split('; ')
      .map((entry) => [entry.split(' ')[0], entry.split(' ').slice(1)]),
  );

describe('the policy of a page', () => {
  it('lets run what the document holds and what this site serves, and forbids what is not named', () => {
    const policy = directives(defaultBrand);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-c'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(contentPolicy(inline, defaultBrand)).not.toContain('unsafe-eval');
  });

  it('names nobody else until the brand does', () => {
    expect(contentPolicy(inline, defaultBrand)).not.toContain('https:');
    const { video } = defaultBrand;
    const brand: Brand = {
      ...defaultBrand,
      video: { ...video, embeds: { ...video.embeds, cctv: 'https://video.example/embed/1?a=b' } },
      analytics: { measurementId: 'G-1' },
      bookingEmbedUrl: 'https://booking.example/embed?theme=day',
    };
    const policy = directives(brand);
    expect(policy.get('frame-src')).toEqual(["'self'", 'https://video.example', 'https://booking.example']);
    expect(policy.get('script-src')).toContain('https://www.googletagmanager.com');
    expect(policy.get('connect-src')).toContain('https://*.google-analytics.com');
  });
});
