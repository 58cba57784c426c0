import { focusManager, QueryClient } from '@tanstack/react-query';

const createClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
    },
  });

/** Focus of the window and the tab becoming visible both count as coming back. */
function watchReturn(tell: () => void): () => void {
  const returned = () => tell();
  window.addEventListener('focus', returned);
  document.addEventListener('visibilitychange', returned);
  return () => {
    window.removeEventListener('focus', returned);
    document.removeEventListener('visibilitychange', returned);
  };
}

let shared: QueryClient | undefined;

/** The one client of this tab, so that posts outlive a visit to another page; on the server a new one each time. */
export function queryClient(): QueryClient {
  if (SERVER) return createClient();
  if (!shared) {
    focusManager.setEventListener(watchReturn);
    shared = createClient();
  }
  return shared;
}
