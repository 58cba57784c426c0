const ofDocuments = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Headers of every answer that is no document; frames of others are refused a document by its policy. */
export const everywhere = { ...ofDocuments, 'cross-origin-resource-policy': 'same-origin' };

/** What nobody needs on a page of this site, also not in frames. */
const permissions = 'camera=(),microphone=(),geolocation=(),payment=(),usb=()';

const documents = {
  ...ofDocuments,
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
};

/** Headers of a page; `policy` is its content security policy. */
export const pageHeaders = (policy: string): Record<string, string> => ({
  ...documents,
  'x-frame-options': 'DENY',
  'content-security-policy': policy,
});

/** Headers of a document of our own that pages of this site show in a frame; it has no script of its own. */
export const embedHeaders: Record<string, string> = {
  ...documents,
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; " +
    "form-action 'none'; frame-ancestors 'self'",
};

/** Data of pages, which is for their scripts and in no search. */
export const dataHeaders: Record<string, string> = { ...everywhere, 'x-robots-tag': 'noindex' };

/** Pictures and texts that other sites show or read: social cards, feed, sitemap. */
export const sharedHeaders: Record<string, string> = {
  ...everywhere,
  'cross-origin-resource-policy': 'cross-origin',
};

/** Headers of a short answer that is neither page nor file. */
export const textHeaders: Record<string, string> = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Two years. Only ever sent over TLS; subdomains are left to their owners. */
export const strictTransport = ['strict-transport-security', 'max-age=63072000'] as const;
