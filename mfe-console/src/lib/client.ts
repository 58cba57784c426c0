import { createApiClient } from '@northgate/api-client/create-api-client';
import { csrfHeader } from '@northgate/contracts/console/session';
import { ApiError } from '@northgate/api-client/api-error';
import { useSession } from './session-store';

/** The client of the control server. Changes carry the token of the session; an answer that there is none ends it here too. */
export const client = createApiClient({ baseURL: '' });

client.interceptors.request.use((config) => {
  const { session } = useSession.getState();
  if (session && config.method !== 'get') config.headers.set(csrfHeader, session.csrfToken);
  return config;
});
client.interceptors.response.use(undefined, (error: unknown) => {
  if (error instanceof ApiError && error.refusal?.code === 'not-logged-in') useSession.getState().ended();
  throw error;
});
