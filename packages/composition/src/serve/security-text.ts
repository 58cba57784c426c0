import type { Brand } from '@northgate/site/brand.js';

/** Where RFC 9116 has it. */
export const securityTextPath = '/.well-known/security.txt';

/** How long what is said holds, in days; the RFC asks for less than a year. */
const holdsFor = 180;

/** What `security.txt` says on a day: whom to tell of a weakness. It is written anew each day, so that it never expires. */
export function securityText({ securityContact, securityPolicy, email, siteUrl }: Brand, now: Date): string {
  const contact = securityContact ?? email;
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + holdsFor);
  return [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${securityTextPath}`,
    ...(securityPolicy ? [`Policy: ${securityPolicy}`] : []),
  ].join('\n');
}
