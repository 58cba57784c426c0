/** Whether an error says that a disk, or the share of it this user may have, is full. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
