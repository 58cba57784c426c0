/** Content types of the files a release may hold, by ending. */
export const contentTypes = {
  js: 'text/javascript; charset=utf-8',
  map: 'application/json; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
} as const;

/** The content type of a file name, null for endings that are not served. */
export const contentType = (file: string): string | null =>
  (contentTypes as Record<string, string>)[file.split('.').at(-1) ?? ''] ?? null;
