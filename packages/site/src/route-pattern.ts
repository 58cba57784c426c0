import type { Brand } from './brand.js';

/** Puts the brand's product slug into a route pattern such as `/{product}-tech`. */
export const brandedPattern = (pattern: string, brand: Brand): string =>
  pattern.replace('{product}', brand.product.slug);

/**
 * Parameters of `path` under `pattern`, null when it does not match. Case and one trailing slash do not matter;
 * `:name` stands for one segment and is handed on as typed.
 */
export function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const want = pattern.split('/');
  const have = (path.length > 1 ? path.replace(/\/$/, '') : path).split('/');
  if (want.length !== have.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of want.entries()) {
    const value = have[index] ?? '';
    if (part.startsWith(':')) {
      if (!value) return null;
      params[part.slice(1)] = decode(value);
    } else if (part.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
