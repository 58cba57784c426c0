import { join } from 'node:path';
import type { Release } from '@northgate/contracts/release.js';
import { pageJsonPath } from '@northgate/contracts/page.js';
import type { PageTable, Share } from '@northgate/contracts/revision.js';
import { paths } from '@northgate/site/paths.js';
import { encodings, isTextual } from '../files/compress.js';
import { shareLines } from '../pages/share-draw.js';
import { isOpen } from '../pages/asset-cache.js';
import { contentType, contentTypes } from '@northgate/build/compose/content-types.js';
import { asked, forever, neededBy } from '../pages/revision-pages.js';
import { dataHeaders, everywhere, pageHeaders, strictTransport } from '../http/security-headers.js';

/** What is live, and where its files lie on the machine of the proxy. */
export interface LiveFiles {
  table: PageTable;
  pagesFolder: string;
  releases: Pick<Release, 'app' | 'version' | 'files'>[];
  /** Holds a folder for each app with a folder for each version. */
  releasesFolder: string;
  /** Full paths of damaged files; the page server has something better than those. */
  damaged?: string[];
  /** What some visitors see instead, which only the page server has. */
  share?: Share | undefined;
}

/** What may stand in nginx's configuration between quotes; anything else is left to the page server. */
const plain = { path: /^\/[\w.~@:/-]*$/, value: /^[^"\\$\p{Cc}]*$/u };

/** Documents among the assets have a policy of their own, and source maps are not for everybody: the page server knows. */
const endings = Object.keys(contentTypes).filter((ending) => !['html', 'map'].includes(ending));

/**
 * The live revision as `location` blocks of nginx, which then answers as the page server would, from the same files.
 * What is not there, and all that is neither page nor asset, goes to the location `@page-server`. The variables are those
 * of `container/proxy/nginx.conf`.
 */
export function liveLocations(live: LiveFiles): string {
  const shared = live.share ? shareLines(live.share) : [];
  return [...shared, ...pages(live), ...sharedFiles(live), ...liveAssets(live), ...olderAssets(live)]
    .map((block) => `${block}\n`)
    .join('');
}

/** Whether a file or one of its compressed copies is damaged. */
const isDamaged = (place: string, { damaged = [] }: LiveFiles): boolean =>
  damaged.some(
    (file) => file === place || Object.values(encodings).some((ending) => file === place + ending),
  );

/** An address that only the page server answers. */
const left = (path: string): string[] => location(`= "${path}"`, ['return 404']);

function pages(live: LiveFiles): string[] {
  return Object.entries(live.table.pages).flatMap(([path, page]) => {
    if (path === paths.search) return left(path);
    if (page.status !== 200 || !plain.path.test(path) || !plain.value.test(page.policy)) return [];
    return [
      ...fresh(path, page.file, pageHeaders(page.policy), live),
      ...(page.json ? fresh(pageJsonPath(path), page.json, dataHeaders, live) : []),
    ];
  });
}

/** A file that may be another one with every revision. */
function fresh(path: string, file: string, security: Record<string, string>, live: LiveFiles): string[] {
  const place = join(live.pagesFolder, file);
  if (!plain.path.test(place)) return [];
  if (isDamaged(place, live)) return left(path);
  return location(`= "${path}"`, [
    ...found(path, place),
    'types {}',
    `default_type "${contentType(file)}"`,
    ...(file.endsWith('.html') ? ['max_ranges 0'] : []),
    ...headers({ ...security, ...(live.share ? ofShare : { 'cache-control': asked }) }, true),
  ]);
}

const sharedFiles = (live: LiveFiles): string[] =>
  [...neededBy(live.table)].flatMap((file) => {
    const place = join(live.pagesFolder, file);
    if (isDamaged(place, live)) return left(`/${file}`);
    return plain.path.test(place)
      ? location(`= "/${file}"`, asset(place, true, `types {} default_type "${contentType(file)}"`))
      : [];
  });

/** nginx takes an address that ends in a slash for a folder. */
const found = (path: string, place: string): string[] =>
  path === '/'
    ? [`root "${join(place, '..')}"`, 'try_files "/index.html$form_ending" @page-server']
    : [`alias "${place}$form_ending"`];

/** An address that is known whole is found faster than one that fits a pattern. */
function liveAssets(live: LiveFiles): string[] {
  const { releases, releasesFolder } = live;
  return releases.flatMap(({ app, version, files }) =>
    Object.keys(files).flatMap((file) => {
      const path = `/${app}/${version}/${file}`;
      const [place, type] = [releasesFolder + path, contentType(file)];
      const served = isOpen(file) && type && !/\.(html|map)$/.test(file) && plain.path.test(place);
      if (served && isDamaged(place, live)) return left(`/assets${path}`);
      return served
        ? location(`= "/assets${path}"`, asset(place, isTextual(file), `types {} default_type "${type}"`))
        : [];
    }),
  );
}

/** Pages that were opened before a flip go on asking for the files they were made with. */
function olderAssets({ releasesFolder }: LiveFiles): string[] {
  const one = (some: string[], encoded: boolean) => {
    const pattern = `^/assets(/[a-z-]+/[0-9a-f]{12}/(?:browser|public)/(?:[\\w.@~-]+/)*[\\w.@~-]+\\.(?:${some.join('|')}))$`;
    const types = some.map((ending) => `"${contentType(`.${ending}`)}" ${ending};`).join(' ');
    return location(`~ "${pattern}"`, asset(`${releasesFolder}$1`, encoded, `types { ${types} }`));
  };
  const textual = endings.filter((ending) => isTextual(`.${ending}`));
  return [
    ...one(textual, true),
    ...one(
      endings.filter((ending) => !textual.includes(ending)),
      false,
    ),
  ];
}

const asset = (place: string, encoded: boolean, types: string): string[] => [
  `alias "${place}${encoded ? '$form_ending' : ''}"`,
  types,
  ...headers({ ...everywhere, 'cache-control': forever }, encoded),
];

/** Documents of a share are for one visitor each. */
const ofShare = { 'cache-control': `${asked}, private`, vary: 'accept-encoding, cookie' };

function headers(named: Record<string, string>, encoded: boolean): string[] {
  const all = { vary: 'accept-encoding', ...named, [strictTransport[0]]: '$strict_transport' };
  if (encoded) Object.assign(all, { 'content-encoding': '$form_encoding' });
  return Object.entries(all).map(([name, value]) => `add_header ${name} "${value}" always`);
}

const location = (match: string, lines: string[]): string[] => [
  `location ${match} {`,
  ...lines.map((line) => `  ${line}${line.endsWith('}') ? '' : ';'}`),
  '  error_page 403 404 405 = @page-server;',
  '}',
];
