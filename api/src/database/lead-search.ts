import type { ContactRequest } from '@northgate/contracts/contact.js';
import { sql, type Expression, type SqlBool } from 'kysely';

/** A text as searches compare it. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What a search of leads looks through. */
export const searchTextOf = ({ name, company, email, phone, message }: ContactRequest): string =>
  folded([name, company, email, phone, message].join('\n'));

/** One condition for each word: a lead is found when all of them occur in it. */
export const searchConditions = (search: string): Expression<SqlBool>[] =>
  folded(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`;
      return sql<SqlBool>`search_text like ${pattern} escape '!'`;
    });
