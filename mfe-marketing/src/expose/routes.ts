import type { PageMeta, RemoteRoute } from '@northgate/contracts/remote';
import type { Brand } from '@northgate/site/brand';
import { paths } from '@northgate/site/paths';
import * as meta from '../content/page-meta.content';

const route = (path: string, page: string, metaOf: (brand: Brand) => PageMeta) =>
  ({ path, page: `./${page}-page`, meta: ({ brand }) => metaOf(brand) }) satisfies RemoteRoute;

/** The pages of this app. */
export const routes = [
  route(paths.home, 'home', meta.homeMeta),
  route(paths.cctv, 'cctv-security', meta.cctvMeta),
  route(paths.cybersecurity, 'cybersecurity', meta.cybersecurityMeta),
  route(paths.contact, 'contact', meta.contactMeta),
  route('/{product}-tech', 'platform', meta.platformMeta),
  route('/{product}-studio', 'studio', meta.studioMeta),
  route(paths.privacy, 'privacy', meta.privacyMeta),
  route(paths.search, 'search', meta.searchMeta),
  route(paths.trust, 'trust', meta.trustMeta),
  route(paths.infrastructure, 'infrastructure', meta.infrastructureMeta),
  route(paths.customModels, 'custom-models', meta.customModelsMeta),
  route(paths.redTeaming, 'red-teaming', meta.redTeamingMeta),
];
