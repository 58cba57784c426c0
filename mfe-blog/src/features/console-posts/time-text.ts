/** A date or a time in UTC, to the minute; midnight is a date. */
export function timeText(iso: string): string {
  const [day = '', time = ''] = iso.split('T');
  const minute = time.slice(0, 5);
  return minute && minute !== '00:00' ? `${day} ${minute} UTC` : day;
}
