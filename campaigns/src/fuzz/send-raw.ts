import * as http from 'node:http';
import type { FuzzRequest } from './fuzz-requests.js';

/** What came back; `type` is the media type without parameters. */
export interface FuzzAnswer {
  status: number;
  type: string;
  body: string;
}

/** Sends a request as it is; `fetch` would mend some of them. */
export function sendRaw(url: string, agent: http.Agent, request: FuzzRequest): Promise<FuzzAnswer> {
  const { method, path, headers, body } = request;
  const { hostname, port } = new URL(url);
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      hostname,
      port,
      method,
      path,
      headers: { ...headers, ...length },
      timeout: 20_000,
    };
    http
      .request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const type = (response.headers['content-type'] ?? '').split(';', 1)[0]!;
          resolve({ status: response.statusCode!, type, body: Buffer.concat(chunks).toString() });
        });
      })
      .on('timeout', function stop(this: http.ClientRequest) {
        this.destroy(new Error('no answer'));
      })
      .on('error', reject)
      .end(body);
  });
}
