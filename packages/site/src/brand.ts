import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ });
const securePage = z.url({ protocol: /^https$/ }).regex(/^\S+$/, 'must be an https address');
const embedAddress = z.string().regex(/^(https:\/\/|\/)/, 'must be an https address or a path of this site');
const phone = z.object({
  label: z.enum(['UK', 'Nigeria', 'India']),
  country: z.string().min(2),
  number: z.string().regex(/^\+[\d ]{7,20}$/, 'must be an international number such as +44 20 0000 0000'),
});
const office = z.object({
  city: z.string().min(2),
  timeZone: z.string().min(3),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/**
 * Everything that names the company: one file, checked at start, exchangeable without a rebuild (`SITE_BRAND`).
 * Addresses are absolute URLs unless noted; coordinates are decimal degrees, north and east positive.
 */
export const brandSchema = z.strictObject({
  company: z.object({ name: z.string().min(2), shortName: z.string().min(2) }),
  product: z.object({
    name: z.string().min(2),
    slug: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and dashes'),
  }),
  email: z.email(),
  /** Who is told of a weakness: an e-mail address or an https page; `email` when left out. */
  securityContact: z.union([z.email(), securePage]).optional(),
  /** The page with the rules for who looks for weaknesses. */
  securityPolicy: securePage.optional(),
  phones: z
    .array(phone)
    .length(3)
    .refine((phones) => phones.map((entry) => entry.label).join() === 'UK,Nigeria,India', {
      error: 'must list UK, Nigeria and India in this order',
    }),
  offices: z.array(office).length(3),
  siteUrl: httpUrl.transform((url) => url.replace(/\/+$/, '')),
  bookingUrl: httpUrl,
  /** The booking page in a form that may stand in a page of ours; it opens in a dialog then. */
  bookingEmbedUrl: securePage.optional(),
  /** Days for which questions that the assistant could not answer are kept; without it only counts are. */
  keepQuestionsDays: z.int().min(1).max(90).optional(),
  platformUrl: httpUrl,
  social: z.object({ linkedin: httpUrl, x: httpUrl, instagram: httpUrl, youtube: httpUrl }),
  video: z.object({
    embeds: z.object({ cctv: embedAddress, cybersecurity: embedAddress, redTeaming: embedAddress }),
    /** Whether videos of other sites may load and start when they come into view, before a visitor presses play. */
    autoplay: z.boolean().default(false),
    parameters: z.object({ autoplay: z.string(), mute: z.string(), loop: z.string(), controls: z.string() }),
  }),
  analytics: z.object({ measurementId: z.string().min(1).nullable() }),
  competitors: z.array(z.string().min(2)).length(3),
});

/** The checked brand, as every program and page sees it. */
export type Brand = z.infer<typeof brandSchema>;
