import type { Brand } from '@northgate/site/brand';

export type Office = Brand['offices'][number];

/** What stands for a time that is not known yet. */
export const noTime = '--:--';

const minuteLength = 60_000;

/** The minute that contains a point in time, counted from 1970. */
export const minuteOf = (milliseconds: number): number => Math.floor(milliseconds / minuteLength);

/** Milliseconds until the next minute begins. */
export const untilNextMinute = (milliseconds: number): number => minuteLength - (milliseconds % minuteLength);

/** The time of day in a zone, as `16:05`; a zone the browser does not know has none. */
export function timeIn(timeZone: string, minute: number | null): string {
  if (minute === null) return noTime;
  try {
    return readClock(timeZone, minute * minuteLength);
  } catch {
    return noTime;
  }
}

/** The first thing a page formats with `Intl` takes a slow phone a tenth of a second, in one piece; `Temporal` takes next to nothing. */
const readClock = (timeZone: string, milliseconds: number): string =>
  typeof Temporal === 'undefined'
    ? new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(milliseconds)
    : Temporal.Instant.fromEpochMilliseconds(milliseconds)
        .toZonedDateTimeISO(timeZone)
        .toPlainTime()
        .toString({ smallestUnit: 'minute' });

/** Offices from west to east. */
export const westToEast = (offices: Office[]): Office[] =>
  [...offices].sort((a, b) => a.longitude - b.longitude);
