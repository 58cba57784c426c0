import { z } from 'zod';

/** What the api tells the program that started it, over their IPC channel, once it listens. */
export const apiMessage = z.object({
  kind: z.literal('listening'),
  /** Posts' files that say something else than the database, and were left aside. */
  filesLeftAside: z.array(z.string()),
});
export type ApiMessage = z.infer<typeof apiMessage>;
