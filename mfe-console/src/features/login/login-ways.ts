import { z } from 'zod';
import { client } from '../../lib/client';

const ways = z.object({ oidc: z.string().nullable() });
export type LoginWays = z.infer<typeof ways>;

/** How people can log in here: at which issuer, if any. */
export const loginWays = async (): Promise<LoginWays> =>
  ways.parse((await client.get<unknown>('/api/login')).data);
