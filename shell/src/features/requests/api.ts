import { createApiClient } from '@northgate/api-client/create-api-client';

/** The one client of a page; it speaks to the site the page came from. */
export const api = createApiClient();
