import type { PageResult } from '@northgate/contracts/renderer.js';
import type { Brand } from '@northgate/site/brand.js';

/** Where the analytics script comes from and reports to, once a visitor has agreed. */
const analytics = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/**
 * The Content-Security-Policy of a page. A page stays open while the visitor goes on to others, so all that another
 * page may need is in it; only the hashes of what stands inside the document are its own.
 */
export function contentPolicy(
  inline: PageResult['inline'],
  { video, bookingEmbedUrl, analytics: { measurementId } }: Brand,
): string {
  const measured = measurementId ? analytics : { script: [], connect: [] };
  const hashes = (values: string[]) => values.map((value) => `'${value}'`);
  const embeds = [...Object.values(video.embeds), bookingEmbedUrl ?? '']
    .filter((address) => address.startsWith('https:'))
    .map((address) => new URL(address).origin);
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(inline.scripts), ...measured.script],
    ['style-src', "'self'", ...hashes(inline.styles)],
    // Lengths of bars and counts of columns stand in attributes, which cannot select or fetch anything.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...measured.connect],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...measured.connect],
    ['frame-src', "'self'", ...new Set(embeds)],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}
