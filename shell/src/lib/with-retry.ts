/** Tries once more what failed. */
export const withRetry = <T>(run: () => Promise<T>): Promise<T> => run().catch(run);
