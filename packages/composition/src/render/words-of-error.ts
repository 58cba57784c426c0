/** What was thrown, with its stack where the render process sent one. */
export const stackOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What was thrown in one line. */
export const firstLine = (error: unknown): string => stackOf(error).split('\n', 1)[0] ?? '';
