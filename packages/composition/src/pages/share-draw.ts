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

/** Begins lines that have no place in a server block of nginx; the proxy puts them before it. */
const beforeServer = '#before ';

/**
 * Lines of nginx that hand to the page server, as location `@share`, whoever sees the candidate or is to be drawn for; all others
 * get the live files, and cost one pattern. `$to_share` stands in `container/proxy/nginx.conf`.
 */
export function shareLines({ id, percent, revision }: Share): string[] {
  const sides = [
    'default $share_draw;',
    `"~^${id}\\.(?!(?:${digitsBelow(percent)})$)\\d\\d$" $share_asked;`,
    `"~^${id}\\.\\d\\d$" $to_share;`,
  ];
  return [
    `${beforeServer}map $cookie_${shareCookie} $shared { ${sides.join(' ')} }`,
    // There is a draw for whoever asks for a document as such; other programs stay with what is live.
    `${beforeServer}map $http_accept $share_draw { "~text/html" $to_share; default $share_asked; }`,
    `${beforeServer}map $http_x_revision $share_asked { default ""; ${revision} $to_share; }`,
    'if ($shared) { return 419; }',
  ];
}
