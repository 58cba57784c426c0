import { fetchWhole } from '@northgate/contracts/fetch-whole.js';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  failureMarkup,
  resultsMarkup,
  searchFieldId,
  searchLimit,
  searchPlace,
} from '@northgate/contracts/search-page.js';
import { searchAnswer } from '@northgate/contracts/search.js';
import { paths } from '@northgate/site/paths.js';
import type { Logger } from 'pino';
import { acceptedEncodings } from '../http/accepted-encodings.js';
import { requestAddress } from '../http/request-path.js';
import type { Exchange } from '../pages/exchange.js';
import type { Served } from '../http/served.js';
import type { TrustedProxies } from './trusted-proxies.js';

/** How long a search may take, in milliseconds; a visitor who waits longer is better told where else to look. */
const patience = 3000;

const compressed = promisify(gzip);

interface SearchOptions {
  /** Where the api is. */
  origin: string;
  proxies: TrustedProxies;
  log: Logger;
}

/** What an address of the search page asks for; empty for any other address. */
export function searchedFor(target: string): string {
  const { pathname, searchParams } = requestAddress(target);
  if (pathname.toLowerCase().replace(/\/$/, '') !== paths.search) return '';
  return (searchParams.get('q') ?? '').trim().slice(0, searchLimit);
}

/** Answers with the search page as it was rendered, in which stands what the api finds: it needs no script. */
export class SearchResults {
  constructor(private readonly options: SearchOptions) {}

  async answer(exchange: Exchange, { status, encoded: { identity } }: Served, words: string): Promise<void> {
    const { request, response, extra } = exchange;
    const page = withResults(identity.body.toString(), words, await this.find(exchange, words));
    const asGzip = acceptedEncodings(request.headers['accept-encoding']).includes('gzip');
    const body = asGzip ? await compressed(page) : Buffer.from(page);
    const kept = identity.whole.flatMap((name, at, all) =>
      at % 2 === 0 && !ofFile.has(name) ? [name, all[at + 1] ?? ''] : [],
    );
    response.writeHead(status, [
      ...[...kept, 'cache-control', 'no-store'],
      ...(asGzip ? ['content-encoding', 'gzip'] : []),
      ...['content-length', String(body.length), ...extra],
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** Markup of what was found, or of why nothing could be. */
  private async find({ request, id }: Exchange, words: string): Promise<string> {
    const { origin, proxies, log } = this.options;
    const forwarded = proxies.forwarded(request);
    const headers = new Headers({ 'x-request-id': id });
    for (let at = 0; at < forwarded.length; at += 2) headers.set(forwarded[at]!, forwarded[at + 1]!);
    try {
      const address = `${origin}/api/search?q=${encodeURIComponent(words)}`;
      const answer = await fetchWhole(address, patience, { headers });
      if (answer.status === 429) return failureMarkup(words, 'busy');
      if (!answer.ok) throw new Error(`the api answered ${answer.status}`);
      return resultsMarkup(words, searchAnswer.parse(await answer.json()).results);
    } catch (error) {
      log.warn({ requestId: id, error: String(error) }, 'a search was not answered');
      return failureMarkup(words, 'away');
    }
  }
}

/** What is true of the page as a file alone. */
const ofFile = new Set(['etag', 'last-modified', 'cache-control', 'content-length', 'accept-ranges']);

const fieldValue = new RegExp(`(<input[^>]*\\bid="${searchFieldId}"[^>]*\\bvalue=")"`);

const withResults = (page: string, words: string, results: string): string =>
  page
    .replace(searchPlace, () => results)
    .replace(fieldValue, (_, before: string) => `${before}${escaped(words)}"`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
