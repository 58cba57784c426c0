import type { Brand } from './brand.js';

/** The ten industries of the menu, in its order; there may be pages of others. */
export const industryKeys = [
  'legal',
  'construction',
  'manufacturing',
  'logistics',
  'healthcare',
  'retail',
  'finance',
  'energy',
  'agriculture',
  'mining',
] as const;

export type IndustryKey = (typeof industryKeys)[number];

/** Paths of the site; the two that carry the product's slug depend on the brand. */
export const paths = {
  home: '/',
  cctv: '/cctv-security',
  cybersecurity: '/cybersecurity',
  redTeaming: '/red-teaming',
  infrastructure: '/infrastructure',
  platform: (brand: Brand) => `/${brand.product.slug}-tech`,
  customModels: '/custom-models',
  studio: (brand: Brand) => `/${brand.product.slug}-studio`,
  industry: (key: string) => `/industries/${key}`,
  blog: '/blog',
  blogPage: (page: number | ':page') => (page === 1 ? '/blog' : `/blog/page/${page}`),
  article: (slug: string) => `/blog/${slug}`,
  contact: '/contact',
  contactAnchor: '#contact',
  contactSent: '/contact?sent=1#message-sent',
  homeContact: '/#contact',
  privacy: '/privacy-policy',
  trust: '/trust',
  search: '/search',
} as const;

/**
 * The path under which a page is known: lower case, no trailing slash, `/` for the root.
 * Article slugs keep their case when shown but resolve without it.
 */
export function canonicalPath(path: string): string {
  const clean = path.split(/[?#]/, 1)[0] ?? '/';
  return clean.toLowerCase().replace(/\/+$/, '') || '/';
}
