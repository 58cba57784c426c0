import type { RemoteRoute } from '@northgate/contracts/remote';
import { paths } from '@northgate/site/paths';
import {
  cctvMeta,
  contactMeta,
  customModelsMeta,
  cybersecurityMeta,
  homeMeta,
  infrastructureMeta,
  platformMeta,
  privacyMeta,
  redTeamingMeta,
  searchMeta,
  studioMeta,
  trustMeta,
} from '../content/page-meta.content';

/** The pages of this app. */
export const routes = [
  { path: paths.home, page: './home-page', meta: ({ brand }) => homeMeta(brand) },
  { path: paths.cctv, page: './cctv-security-page', meta: ({ brand }) => cctvMeta(brand) },
  {
    path: paths.cybersecurity,
    page: './cybersecurity-page',
    meta: ({ brand }) => cybersecurityMeta(brand),
  },
  { path: paths.contact, page: './contact-page', meta: ({ brand }) => contactMeta(brand) },
  { path: '/{product}-tech', page: './platform-page', meta: ({ brand }) => platformMeta(brand) },
  { path: '/{product}-studio', page: './studio-page', meta: ({ brand }) => studioMeta(brand) },
  { path: paths.privacy, page: './privacy-page', meta: ({ brand }) => privacyMeta(brand) },
  { path: paths.search, page: './search-page', meta: ({ brand }) => searchMeta(brand) },
  { path: paths.trust, page: './trust-page', meta: ({ brand }) => trustMeta(brand) },
  {
    path: paths.infrastructure,
    page: './infrastructure-page',
    meta: ({ brand }) => infrastructureMeta(brand),
  },
  { path: paths.customModels, page: './custom-models-page', meta: ({ brand }) => customModelsMeta(brand) },
  { path: paths.redTeaming, page: './red-teaming-page', meta: ({ brand }) => redTeamingMeta(brand) },
] satisfies RemoteRoute[];
