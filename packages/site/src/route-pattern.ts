import type { Brand } from './brand.js';

/** Puts the brand's product slug into a route pattern such as `/{product}-tech`. */
export const brandedPattern = (pattern: string, brand: Brand): string =>
  pattern.replace('{product}', brand.product.slug);
