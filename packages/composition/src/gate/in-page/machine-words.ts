const headed = (selector: string): Element[] => [...document.querySelectorAll(selector)];

/** What a page tells search engines, feed readers and whoever shows its link, by names. */
export function toldToMachines(): string[] {
  const words = headed('head meta[name][content], head meta[property][content]')
    .filter((meta) => meta.getAttribute('content')?.trim())
    .map((meta) => `meta ${meta.getAttribute('name') ?? meta.getAttribute('property')}`);
  const links = headed('head link[rel][href]')
    .filter((link) =>
      /^(canonical|alternate|icon|apple-touch-icon|manifest|search)$/.test(link.getAttribute('rel') ?? ''),
    )
    .map((link) => `link ${[link.getAttribute('rel'), link.getAttribute('type')].filter(Boolean).join(' ')}`);
  return [...new Set([...words, ...links, ...structured().map((type) => `structured data of ${type}`)])];
}

/** Types of what is written as JSON-LD; what cannot be read has none. */
function structured(): string[] {
  return headed('script[type="application/ld+json"]').flatMap((script) => {
    try {
      const data = JSON.parse(script.textContent) as {
        '@type'?: unknown;
        '@graph'?: { '@type'?: unknown }[];
      };
      return [data, ...(data['@graph'] ?? [])]
        .map((one) => one['@type'])
        .filter(Boolean)
        .map(String);
    } catch {
      return [];
    }
  });
}
