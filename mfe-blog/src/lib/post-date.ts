const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A post's day as "July 1, 2025", in UTC; a text that is no date is shown as it is. */
export function postDate(createdAt: string): string {
  const time = Date.parse(createdAt);
  return Number.isNaN(time) ? createdAt : longDate.format(time);
}
