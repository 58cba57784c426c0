/** A time in UTC, to the minute. */
export const timeText = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
