import { randomInt } from 'node:crypto';
import { shareCookie } from '@northgate/contracts/page.js';
import type { Share } from '@northgate/contracts/revision.js';

/** How long a visitor stays where the draw has put them, in seconds; a candidate lives no longer. */
const cookieLife = 7 * 24 * 60 * 60;

/** What was drawn for a visitor in this share, from 0 to 99; null before. */
export function drawnIn({ id }: Pick<Share, 'id'>, cookies: string | undefined): number | null {
  const at = cookies?.indexOf(`${shareCookie}=${id}.`) ?? -1;
  if (!cookies || at < 0 || (at > 0 && !/[; ]/.test(cookies[at - 1]!))) return null;
  const digits = cookies.slice(at + shareCookie.length + String(id).length + 2).split(';', 1)[0] ?? '';
  return /^\d\d$/.test(digits) ? Number(digits) : null;
}

/** Draws for a visitor: a number, and the cookie that keeps it. It says nothing about who they are. */
export function draw({ id }: Pick<Share, 'id'>, secure: boolean): { drawn: number; cookie: string } {
  const drawn = randomInt(100);
  const value = `${id}.${String(drawn).padStart(2, '0')}`;
  return {
    drawn,
    // The page's script looks whether it is there, to measure only then.
    cookie: `${shareCookie}=${value}; Path=/; Max-Age=${cookieLife}; SameSite=Lax${secure ? '; Secure' : ''}`,
  };
}

/** Two digits below a percentage, as a pattern: 25 is `[01]\d|2[0-4]`. */
function digitsBelow(percent: number): string {
  const [tens, ones] = [Math.floor(percent / 10), percent % 10];
  const whole = tens ? [`[0-${tens - 1}]\\d`] : [];
  return [...whole, ...(ones ? [`${tens}[0-${ones - 1}]`] : [])].join('|');
}

/**
 * Lines of nginx that hand to the page server, as location `@share`, whoever sees the candidate or is to be drawn for; all others
 * get the live files.
 */
export function shareLines({ id, percent, revision }: Share): string[] {
  const cookie = `$cookie_${shareCookie}`;
  return [
    'set $shared 0;',
    // Documents are asked for as such; programs that ask for nothing in particular stay with what is live.
    'if ($http_accept ~ "text/html") { set $shared 1; }',
    `if (${cookie} ~ "^${id}\\.\\d\\d$") { set $shared 0; }`,
    `if (${cookie} ~ "^${id}\\.(?:${digitsBelow(percent)})$") { set $shared 1; }`,
    `if ($http_x_revision = "${revision}") { set $shared 1; }`,
    'if ($request_uri ~ "^/(?:assets|styles|late|api)/") { set $shared 0; }',
    'if ($request_method !~ "^(?:GET|HEAD)$") { set $shared 0; }',
    'if ($shared) { return 419; }',
  ];
}
