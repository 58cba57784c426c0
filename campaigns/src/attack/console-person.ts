import { csrfHeader, session } from '@northgate/contracts/console/session.js';
import { leadPage } from '@northgate/contracts/console/leads.js';

/** Somebody at work in the console. */
export class ConsolePerson {
  private constructor(
    private readonly origin: string,
    private readonly cookie: string,
    private readonly csrfToken: string,
  ) {}

  /** Comes in by a link, which works once. Throws when it does not. */
  static async enter(link: string): Promise<ConsolePerson> {
    const { origin } = new URL(link);
    const entered = await fetch(link, { redirect: 'manual' });
    const cookie = entered.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; ');
    const known = await fetch(`${origin}/api/session`, { headers: { cookie } });
    if (!known.ok)
      throw new Error(`The link of the console let nobody in: ${entered.status}, ${known.status}.`);
    return new ConsolePerson(origin, cookie, session.parse(await known.json()).csrfToken);
  }

  /** Asks the api's desk; a `body` makes it a change. Rejects when that is refused. */
  async ask(path: string, body?: unknown): Promise<unknown> {
    const { origin, cookie, csrfToken } = this;
    const answer = await fetch(`${origin}/desk/${path}`, {
      headers: { cookie, origin, [csrfHeader]: csrfToken, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'PATCH', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text.slice(0, 200)}`);
    return JSON.parse(text);
  }

  /** A page of leads. */
  async leads(query = '') {
    return leadPage.parse(await this.ask(`leads${query}`));
  }
}
