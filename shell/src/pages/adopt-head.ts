import type { PageHead } from '@northgate/contracts/page-json';

const replaced =
  'meta[name=description], meta[name=robots], link[rel=canonical], script[type="application/ld+json"]';

/** Says in the head of the document what the head of a page says. */
export function adoptHead({ title, description, robots, canonical, structuredData }: PageHead): void {
  document.title = title;
  for (const element of document.head.querySelectorAll(replaced)) element.remove();
  add('meta', { name: 'description', content: description });
  if (robots) add('meta', { name: 'robots', content: robots });
  if (canonical) add('link', { rel: 'canonical', href: canonical });
  for (const object of structuredData)
    add('script', { type: 'application/ld+json', textContent: JSON.stringify(object) });
}

const add = (tag: string, properties: Record<string, string>): void =>
  document.head.append(Object.assign(document.createElement(tag), properties));
