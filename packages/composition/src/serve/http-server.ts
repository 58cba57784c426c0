import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a client may take, in milliseconds. */
export interface PatienceOptions {
  /** Until the headers are there. */
  headers: number;
  /** Until the whole request is there. */
  request: number;
  /** Without a byte in either direction. */
  silence: number;
}

const defaultPatience: PatienceOptions = { headers: 10_000, request: 30_000, silence: 90_000 };

/** Longer than proxies in front keep their connections, so that they are the ones to close them; in milliseconds. */
const keepAlive = 75_000;
const maxHeaderBytes = 16 * 1024;

/** An HTTP server that waits for slow clients no longer than `patience` says and hands every request to `handle` unread. */
export function createHttpServer(handle: RequestListener, patience: PatienceOptions = defaultPatience): Server {
  const { headers, request, silence } = patience;
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: Math.min(headers, 5000) / 2,
      maxHeaderSize: maxHeaderBytes,
      insecureHTTPParser: false,
    },
    handle,
  );
  // Node would cut what is above a number, the length of the body included; they are counted in `framingFault`.
  server.maxHeadersCount = 0;
  // Without these, Node asks for the body, or answers, before anybody has looked at the request.
  server.on('checkContinue', handle);
  server.on('checkExpectation', handle);
  server.timeout = silence;
  return server;
}
