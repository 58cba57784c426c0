import type { RemoteRoute } from '@northgate/contracts/remote';
import { paths } from '@northgate/site/paths';
import { cctvMeta, contactMeta, homeMeta } from '../content/page-meta.content';

/** The pages of this app. */
export const routes = [
  { path: paths.home, page: './home-page', meta: ({ brand }) => homeMeta(brand) },
  { path: paths.cctv, page: './cctv-security-page', meta: ({ brand }) => cctvMeta(brand) },
  { path: paths.contact, page: './contact-page', meta: ({ brand }) => contactMeta(brand) },
] satisfies RemoteRoute[];
