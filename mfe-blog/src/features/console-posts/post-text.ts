import type { PostFields } from '@northgate/contracts/console/posts';

/** What the fields of a post are called. */
export const fieldNames: Record<keyof PostFields, string> = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Summary',
  tags: 'Tags',
  region: 'Region',
  date: 'Date',
  ask: 'Questions',
  markdown: 'Text',
};

/** One field as a text. */
export function fieldText(fields: PostFields, name: keyof PostFields): string {
  const value = fields[name];
  return Array.isArray(value) ? value.join(name === 'ask' ? '\n' : ', ') : value;
}

const names = Object.keys(fieldNames) as (keyof PostFields)[];

/** The fields that differ. */
export const differingFields = (one: PostFields, other: PostFields): (keyof PostFields)[] =>
  names.filter((name) => fieldText(one, name) !== fieldText(other, name));

/** The last part of an address made from a title: `What a Gate Sees` → `what-a-gate-sees`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
