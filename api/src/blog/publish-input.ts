import { publication, withdrawal } from '@northgate/contracts/publish.js';
import { z } from 'zod';
import { InputSchema } from '../http/input.pipe.js';

export type PublicationOrWithdrawal = z.output<typeof publication> | z.output<typeof withdrawal>;

const withdraws = (body: unknown): boolean => typeof body === 'object' && body !== null && 'withdraw' in body;

/** What may be posted to publish: a post, or the slug of one that is to go. */
export const publicationOrWithdrawal = new InputSchema<PublicationOrWithdrawal>(
  () => (body) => (withdraws(body) ? withdrawal : publication),
  () => z.union([publication, withdrawal]),
);
