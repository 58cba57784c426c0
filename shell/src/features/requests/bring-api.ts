import type { ApiClient } from '@northgate/api-client/create-api-client';

/** The client of the api, a file of its own: most pages are read without a call. */
export const bringApi = (): Promise<ApiClient> =>
  import(/* webpackChunkName: "api" */ './api').then(({ api }) => api);
